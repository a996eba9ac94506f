-- Counts how many open jobs asked for each skill as each of the last twelve weeks began, where that is not counted yet. A
-- job was open when the first change of its status since then left "open", or when it is open now and did not change. It
-- counts while its company is approved, with the skills that it has now. So a week costs what is open and what changed since.
-- For background work; while one node counts, the others leave it to that one. How many weeks were counted.
-- Definer: no role holds anything on the counts.
create function private.count_skill_demand(p_now timestamptz) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_weeks constant integer := 12;
    v_monday date := date_trunc('week', p_now at time zone 'utc')::date;
    v_counted integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof count_skill_demand', 0)) then
        return 0;
    end if;
    if (select count(*) from private.demand_weeks w where w.week > v_monday - 7 * c_weeks) >= c_weeks then
        return 0;
    end if;
    with weeks as (
        select v_monday - 7 * n as week, (v_monday - 7 * n)::timestamp at time zone 'utc' as began
        from generate_series(0, c_weeks - 1) n
        where v_monday - 7 * n not in (select w.week from private.demand_weeks w)
    ), changed as (
        select distinct on (w.week, h.job_opening_id) w.week, w.began, h.job_opening_id, h.from_status
        from weeks w join private.job_status_changes h on h.created_at > w.began
        order by w.week, h.job_opening_id, h.id
    ), opened as (
        select h.week, h.began, h.job_opening_id from changed h where h.from_status = 'open'
        union all
        select w.week, w.began, j.id
        from weeks w join public.job_openings j on j.status = 'open'
        left join changed h on h.week = w.week and h.job_opening_id = j.id
        where h.week is null
    ), listed as (
        select o.week, o.job_opening_id
        from opened o
        join public.job_openings j on j.id = o.job_opening_id
        join public.companies c on c.id = j.company_id and c.approval_status = 'approved'
        where j.expires_at is null or j.expires_at > o.began
    ), counted as (
        insert into private.demand_weeks (week, jobs)
        select w.week, count(l.week) from weeks w left join listed l on l.week = w.week group by w.week
        returning week
    ), by_skill as (
        insert into private.skill_demand (skill_id, week, jobs)
        select k.skill_id, l.week, count(*)
        from listed l join public.job_skills k on k.job_opening_id = l.job_opening_id
        group by k.skill_id, l.week
    )
    select count(*) into v_counted from counted;
    return v_counted;
end
$$;
