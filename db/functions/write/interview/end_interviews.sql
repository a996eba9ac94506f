-- Ends up to p_limit interviews whose time is over: what is there is scored. An attempt that waits for its score for
-- hours comes back to its owner. For background work; what somebody holds at this moment is left to the next call. How
-- many were ended.
create function private.end_interviews(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_patience constant interval := '2 hours';
    v_due record;
    v_ended integer := 0;
begin
    for v_due in
        select a.id from public.interview_attempts a
        where a.state = 'running' and a.ends_at <= p_now - private.interview_grace()
        order by a.ends_at limit p_limit
        for no key update skip locked
    loop
        perform private.end_interview(v_due.id, 'clock', p_now);
        v_ended := v_ended + 1;
    end loop;
    for v_due in
        select a.id from public.interview_attempts a
        where a.state = 'scoring' and a.scoring_at <= p_now - c_patience
        order by a.scoring_at limit p_limit
        for no key update skip locked
    loop
        perform private.give_interview_back(v_due.id, p_now);
    end loop;
    return v_ended;
end
$$;
