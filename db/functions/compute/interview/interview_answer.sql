-- What is scored of an attempt: everything that was written, drawn and said.
-- Definer: no role reads private.interview_work, and staff read attempts of others.
create function private.interview_answer(p_attempt_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('notes', w.notes, 'estimates', w.estimates, 'board', w.board, 'drills', w.drills, 'turns', (
            select coalesce(jsonb_agg(e.data order by e.sequence), '[]')
            from public.interview_events e where e.attempt_id = p_attempt_id and e.kind = 'turn'))
        from private.interview_work w where w.attempt_id = p_attempt_id);
end
$$;
