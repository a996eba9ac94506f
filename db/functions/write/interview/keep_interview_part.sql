-- Keeps one part of the caller's running attempt (board, estimates, phase, notes.PHASE) if nobody changed it since
-- p_revision. What is there already is kept without a word. {"state": "kept" | "outdated" | "over" | "not_found", …}.
create function private.keep_interview_part(p_id uuid, p_part text, p_value jsonb, p_revision integer, p_now timestamptz)
    returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_attempt public.interview_attempts;
    v_work private.interview_work;
    v_revision integer;
    v_kept jsonb;
begin
    select * into v_attempt from public.interview_attempts a
    where a.id = p_id and a.profile_id = auth.uid() for no key update;
    if not found then
        return '{"state": "not_found"}';
    elsif v_attempt.state <> 'running' or p_now > v_attempt.ends_at + private.interview_grace() then
        return jsonb_build_object('state', 'over', 'attempt', v_attempt.state);
    end if;
    select * into v_work from private.interview_work w where w.attempt_id = p_id;
    v_revision := coalesce((v_attempt.revisions ->> p_part)::integer, 0);
    v_kept := case p_part
        when 'board' then v_work.board
        when 'estimates' then v_work.estimates
        when 'phase' then to_jsonb(v_attempt.phase)
        else coalesce(v_work.notes -> substr(p_part, 7), '""') end;
    if v_kept is distinct from p_value then
        if v_revision <> p_revision then
            return jsonb_build_object('state', 'outdated', 'revision', v_revision, 'value', v_kept);
        end if;
        v_revision := v_revision + 1;
        update public.interview_attempts a set
            revisions = a.revisions || jsonb_build_object(p_part, v_revision),
            phase = case when p_part = 'phase' then p_value #>> '{}' else a.phase end
        where a.id = p_id;
        if p_part <> 'phase' then
            update private.interview_work w set
                board = case when p_part = 'board' then p_value else w.board end,
                estimates = case when p_part = 'estimates' then p_value else w.estimates end,
                notes = case when p_part like 'notes.%' then w.notes || jsonb_build_object(substr(p_part, 7), p_value)
                    else w.notes end
            where w.attempt_id = p_id;
        end if;
    end if;
    return jsonb_build_object('state', 'kept', 'revision', v_revision, 'changed', v_kept is distinct from p_value,
        'problem', v_attempt.problem_edition);
end
$$;
