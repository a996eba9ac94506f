-- What decisions about an owner's payments look at: the subscription that has not ended, with what its provider calls it, and
-- the checkout that is under way. One row.
-- Definer: all of it is in private.
create function private.billing_account(p_owner_id uuid)
    returns table (subscription_id uuid, state text, provider text, provider_id text, customer_id text, seen jsonb,
        granted_tier_id text, checkout_id uuid, checkout_session_id text, checkout_provider text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.id, s.state, s.provider, p.provider_id,
           (select b.provider_id from private.billing_customers b where b.profile_id = p_owner_id or b.company_id = p_owner_id),
           p.seen, private.owner_tier(p_owner_id), c.id, c.provider_session_id, c.provider
    from (select private.current_subscription(p_owner_id) as id) o
    left join public.subscriptions s on s.id = o.id
    left join private.provider_subscriptions p on p.subscription_id = s.id
    left join private.checkouts c
        on (c.profile_id = p_owner_id or c.company_id = p_owner_id) and c.state in ('open', 'declined');
end
$$;
