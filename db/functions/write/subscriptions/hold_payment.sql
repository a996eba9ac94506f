-- Whose a provider's subscription is, and the newest that is known of it. Its owner stays held: events that come at once are
-- applied one after the other. No row for one that came from none of our checkouts.
-- Definer: all of it is in private.
create function private.hold_payment(p_provider_id text, p_checkout_id uuid)
    returns table (subscription_id uuid, owner_id uuid, is_company boolean, seen jsonb, state text, tier_id text,
        checkout_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_profile uuid;
    v_company uuid;
begin
    select s.profile_id, s.company_id into v_profile, v_company
    from private.provider_subscriptions p join public.subscriptions s on s.id = p.subscription_id
    where p.provider_id = p_provider_id;
    if not found then
        select c.profile_id, c.company_id into v_profile, v_company from private.checkouts c where c.id = p_checkout_id;
        if not found then
            return;
        end if;
    end if;
    perform from public.profiles p where p.id = v_profile for no key update;
    perform from public.companies c where c.id = v_company for no key update;
    return query
    select s.id, coalesce(v_profile, v_company), v_company is not null, p.seen, s.state, s.tier_id,
           (select c.id from private.checkouts c where c.id = p_checkout_id
                and (c.profile_id = v_profile or c.company_id = v_company))
    from (select) one
    left join private.provider_subscriptions p on p.provider_id = p_provider_id
    left join public.subscriptions s on s.id = p.subscription_id;
end
$$;
