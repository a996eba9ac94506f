-- Takes back what a worker claimed that went away. After five attempts it is given up as a fault of ours.
create function private.release_submissions(p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_attempts constant integer := 5;
    v_gone record;
    v_person uuid;
begin
    for v_gone in
        select q.submission_id, q.profile_id, q.attempts, q.lease from private.judge_queue q
        where q.lease is not null and q.leased_until <= p_now
        order by q.leased_until limit 50 for update skip locked
    loop
        if v_gone.attempts >= c_attempts then
            perform private.finish_submission(v_gone.submission_id, v_gone.lease, jsonb_build_object('verdict', 'internal_error'), p_now);
        else
            perform private.return_submission(v_gone.submission_id, v_gone.lease, true);
        end if;
    end loop;
    -- What was deleted while it was judged leaves a turn that nobody ends. Looked at again under the row's lock.
    for v_person in
        select t.profile_id from private.judge_turns t
        where t.running is not null and not exists (select from private.judge_queue q where q.submission_id = t.running)
        limit 50 for update skip locked
    loop
        if exists (
            select from private.judge_turns t
            where t.profile_id = v_person and t.running is not null
              and not exists (select from private.judge_queue q where q.submission_id = t.running))
        then
            perform private.end_turn(v_person);
        end if;
    end loop;
end
$$;
