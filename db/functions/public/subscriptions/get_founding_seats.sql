-- How many seats the limited tier for job seekers has, and how many nobody holds. For visitors and those who are signed in; null for
-- an account that isn't active.
-- Definer: who holds seats is in private.
create function public.get_founding_seats() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if auth.uid() is not null and not private.is_session_active() then
        return null;
    end if;
    return (
        select jsonb_build_object('seats', t.seats, 'left', greatest(0, t.seats - (
            select count(*) from private.tier_seats s where s.tier_id = t.id)))
        from public.subscription_tiers t
        where t.audience = 'job_seeker' and t.seats is not null
        order by t.position limit 1);
end
$$;
