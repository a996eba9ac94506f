-- The verdict. It counts under the lease alone, and once: the row of the queue goes with it. False when somebody else
-- has the submission by now. Locks in the order person, challenge, turn.
create function private.finish_submission(p_id uuid, p_lease uuid, p_result jsonb, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_done public.submissions;
    v_person uuid;
    v_began timestamptz;
begin
    select s.profile_id, s.started_at into v_person, v_began from public.submissions s where s.id = p_id;
    perform from public.profiles p where p.id = v_person for no key update;
    delete from private.judge_queue q where q.submission_id = p_id and q.lease = p_lease;
    if not found then
        return false;
    end if;
    update public.submissions s set state = 'done', verdict = p_result ->> 'verdict', passed = r.passed, total = r.total,
        time_ms = r.time_ms, memory_kib = r.memory_kib, message = r.message, line = r.line, judged_at = p_now
    from jsonb_to_record(p_result) r (passed smallint, total smallint, time_ms integer, memory_kib integer, message text, line integer)
    where s.id = p_id
    returning s.* into v_done;
    if v_done.challenge_id is null then
        perform private.settle_answer(p_id);
    elsif v_done.kind in ('submit', 'rejudge') and v_done.verdict <> 'internal_error' then
        perform private.settle_completion(v_person, v_done.challenge_id);
        if v_done.kind = 'submit' and v_done.version_id <> (
            select c.current_version_id from public.challenges c where c.id = v_done.challenge_id)
        then
            -- The challenge changed while this was judged.
            perform private.queue_rejudge(p_id);
        end if;
    end if;
    perform private.end_turn(v_person, coalesce(extract(epoch from p_now - v_began)::double precision, 0), p_now);
    return true;
end
$$;
