-- Counts, once a day, how far the interests of the last 90 days got: for all people, and for those of each level. A person
-- counts by their own percentages, so no one outweighs others; those who asked not to be counted don't. Yesterday's rows go.
-- For background work; while one node counts, the others leave it to that one. How many groups were counted.
-- Definer: no role holds anything on the funnels, and what people did is theirs.
create function private.count_interest_funnels(p_now timestamptz) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_days constant integer := 90;
    v_today date := (p_now at time zone 'utc')::date;
    v_since timestamptz := p_now - make_interval(days => c_days);
    v_counted integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof count_interest_funnels', 0)) then
        return 0;
    end if;
    if exists (select from private.interest_funnels g where g.counted_on >= v_today) then
        return 0;
    end if;
    delete from private.interest_funnels;
    insert into private.interest_funnels (
        counted_on, seniority, people, interested_percent, approved_percent, approved_people, conversation_percent)
    select v_today, p.seniority, count(f.interested), avg(100.0 * f.interested / f.viewed),
           avg(100.0 * f.approved / f.interested), count(*) filter (where f.approved > 0),
           avg(100.0 * f.conversations / nullif(f.approved, 0))
    from public.profiles p
    cross join lateral private.interest_funnel(p.id, v_since) f
    where p.role = 'job_seeker' and p.is_active and not p.needs_onboarding and not p.analytics_opt_out
      and f.interested > 0
    group by grouping sets ((p.seniority), ())
    having p.seniority is not null or grouping(p.seniority) = 1;
    get diagnostics v_counted = row_count;
    return v_counted;
end
$$;
