-- The tier that a job seeker or a company has: the highest of what they pay for and what they were given. A subscription that
-- is over gives nothing from that second on, whenever the clock comes to end it.
-- Definer: plans and subscriptions of others.
create function private.owner_tier(p_owner_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select t.id
        from (
            select coalesce((select p.tier from public.profiles p where p.id = p_owner_id),
                (select c.tier from private.company_plans c where c.company_id = p_owner_id), 'employer_core') as tier
            union all
            select s.tier_id from public.subscriptions s where s.profile_id = p_owner_id and s.entitled_until > now()
            union all
            select s.tier_id from public.subscriptions s where s.company_id = p_owner_id and s.entitled_until > now()) o
        join public.subscription_tiers t on t.id = o.tier
        order by t.position desc limit 1);
end
$$;
