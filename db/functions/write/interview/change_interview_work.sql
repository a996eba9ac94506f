-- Writes what the caller wrote and drew in an attempt of theirs; null leaves a part as it is. Of the notes only the phases
-- in p_notes change.
-- Definer: no role writes private.interview_work.
create function private.change_interview_work(
    p_attempt_id uuid, p_board jsonb, p_estimates jsonb, p_notes jsonb, p_drills jsonb
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.interview_work w set
        board = coalesce(p_board, w.board),
        estimates = coalesce(p_estimates, w.estimates),
        notes = w.notes || coalesce(p_notes, '{}'),
        drills = coalesce(p_drills, w.drills)
    from public.interview_attempts a
    where w.attempt_id = p_attempt_id and a.id = p_attempt_id and a.profile_id = auth.uid();
end
$$;
