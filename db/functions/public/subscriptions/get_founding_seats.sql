-- How many seats the limited tier for job seekers has, and how many nobody holds. For everyone.
-- Definer: who holds seats is in private.
create function public.get_founding_seats() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('seats', t.seats, 'left', greatest(0, t.seats - (
            select count(*) from private.tier_seats s where s.tier_id = t.id)))
        from public.subscription_tiers t
        where t.audience = 'job_seeker' and t.seats is not null
        order by t.position limit 1);
end
$$;
