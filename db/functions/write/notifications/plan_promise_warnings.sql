-- Plans up to p_limit warnings about interest that expires in two days: one for each job and day. For background work; while
-- one node does it, the others leave it to that one. How many were planned.
-- Definer: the queue is closed to background work.
create function private.plan_promise_warnings(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_planned integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof plan_promise_warnings', 0)) then
        return 0;
    end if;
    with due as (
        select i.job_opening_id, ((i.created_at + interval '14 days') at time zone 'utc')::date as day
        from public.job_interactions i
        where i.status = 'interested' and i.decision is null
          and i.created_at <= p_now - interval '12 days' and i.created_at > p_now - interval '14 days'
        group by 1, 2
    )
    select count(queue.enqueue('notify_promise_due',
        jsonb_build_object('job_opening_id', w.job_opening_id, 'day', w.day), null, w.job_opening_id || ':' || w.day))
    into v_planned
    from (
        select d.job_opening_id, d.day from due d
        -- Finished tasks are kept for a week.
        where not exists (
            select from queue.tasks t
            where t.kind = 'notify_promise_due' and t.dedupe = d.job_opening_id || ':' || d.day)
        order by d.day, d.job_opening_id
        limit p_limit) w;
    return v_planned;
end
$$;
