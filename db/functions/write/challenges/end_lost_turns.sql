-- Ends turns that no one else ends: what was deleted while it was judged leaves one.
-- Definer: the judge's turns are in private.
create function private.end_lost_turns() returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_turn record;
begin
    for v_turn in
        select t.profile_id, t.running from private.judge_turns t
        where t.running is not null and not exists (select from private.judge_queue q where q.submission_id = t.running)
        limit 50 for update skip locked
    loop
        -- Looked at again under the row's lock.
        if not exists (select from private.judge_queue q where q.submission_id = v_turn.running) then
            perform private.end_turn(v_turn.profile_id, v_turn.running);
        end if;
    end loop;
end
$$;
