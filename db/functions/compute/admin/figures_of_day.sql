-- What happened on a UTC day, as DayFigure names it.
-- Definer: policies show each of these rows to those who own it.
create function private.figures_of_day(p_day date) returns table (figure text, count bigint)
    language plpgsql stable security definer
    set search_path = ''
    -- How much of a table a day is decides how it is read.
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_from timestamptz := p_day::timestamp at time zone 'utc';
    v_to timestamptz := (p_day + 1)::timestamp at time zone 'utc';
begin
    return query
    select 'sign_ups', count(*) from public.profiles p where p.created_at >= v_from and p.created_at < v_to
    union all
    select 'interests', count(*) from public.job_interactions i
    where i.created_at >= v_from and i.created_at < v_to and i.status = 'interested'
    union all
    select 'approvals', count(*) from public.job_interactions i
    where i.decision = 'approved' and i.decided_at >= v_from and i.decided_at < v_to
    union all
    select 'messages', count(*) from public.messages m
    where m.created_at >= v_from and m.created_at < v_to and m.kind = 'text'
    union all
    select 'submissions', count(*) from public.submissions s
    where s.queued_at >= v_from and s.queued_at < v_to and s.kind = 'submit'
    union all
    select 'interviews', count(*) from public.interview_attempts a where a.started_at >= v_from and a.started_at < v_to
    union all
    select 'companies', count(*) from public.companies c where c.created_at >= v_from and c.created_at < v_to
    union all
    select 'judge_errors', count(*) from public.submissions s
    where s.verdict = 'internal_error' and s.judged_at >= v_from and s.judged_at < v_to;
end
$$;
