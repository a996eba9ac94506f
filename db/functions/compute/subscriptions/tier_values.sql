-- What each tier of an owner's audience says of one limit, the smallest tier first, and which of them is the owner's. Null where
-- a tier doesn't name the limit, JSON's null where it has none.
create function private.tier_values(p_owner_id uuid, p_limit text)
    returns table (tier_id text, name text, value jsonb, is_current boolean)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select t.id, t.name, t.limits -> p_limit, t.id = o.id
    from public.subscription_tiers o
    join public.subscription_tiers t on t.audience = o.audience
    where o.id = private.owner_tier(p_owner_id)
    order by t.position;
end
$$;
