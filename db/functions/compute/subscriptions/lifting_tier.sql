-- The smallest tier of an owner's audience that allows more of something than the owner's own; no row when none does. True is
-- more than false, and no limit, JSON's null, more than any number.
create function private.lifting_tier(p_owner_id uuid, p_limit text) returns table (tier_id text, name text)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select t.id, t.name
    from public.subscription_tiers o
    join public.subscription_tiers t on t.audience = o.audience and t.position > o.position
    where o.id = private.owner_tier(p_owner_id)
      and t.limits ? p_limit and t.limits -> p_limit is distinct from o.limits -> p_limit
      and (t.limits -> p_limit = 'null' or t.limits -> p_limit > coalesce(o.limits -> p_limit, '0'))
    order by t.position limit 1;
end
$$;
