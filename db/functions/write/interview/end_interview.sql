-- Ends a running attempt, whose row the caller of this holds, and lets it be scored.
create function private.end_interview(p_id uuid, p_by text, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_attempt public.interview_attempts;
begin
    update public.interview_attempts a set state = 'scoring', finished_at = least(p_now, a.ends_at), scoring_at = p_now
    where a.id = p_id and a.state = 'running' returning * into v_attempt;
    if not found then
        return;
    end if;
    insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, at)
    select p_id, 1 + coalesce(max(e.sequence), 0), v_attempt.profile_id, 'finished', jsonb_build_object('by', p_by),
        v_attempt.finished_at
    from public.interview_events e where e.attempt_id = p_id;
    perform queue.enqueue('interview.score', jsonb_build_object('attempt_id', p_id), null, null, 5);
end
$$;
