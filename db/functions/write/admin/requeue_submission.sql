-- Puts an answer to a company back to the end of the judge's queue, as if it had never been judged.
-- Definer: no one but the judge writes submissions, and its queue is in private.
create function private.requeue_submission(p_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from public.submission_tests t where t.submission_id = p_id;
    with again as (
        update public.submissions s
        set state = 'queued', verdict = null, passed = null, total = null, time_ms = null, memory_kib = null,
            message = null, line = null, attempts = 0, started_at = null, judged_at = null
        where s.id = p_id and s.state = 'done'
        returning s.id, s.profile_id, s.language
    ), waits as (
        insert into private.judge_queue (submission_id, profile_id, language, priority)
        select a.id, a.profile_id, a.language, 0 from again a
        returning profile_id
    )
    insert into private.judge_turns as t (profile_id, waiting, urgent) select w.profile_id, 1, 1 from waits w
    on conflict (profile_id) do update set waiting = t.waiting + 1, urgent = t.urgent + 1;
    perform pg_notify('judge', '');
end
$$;
