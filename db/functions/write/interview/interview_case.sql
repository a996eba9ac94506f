-- An attempt of the caller's with all that was written and said; held to the end of the transaction when asked. "said" is
-- what a call of before has added. Null when the caller has none of this id.
create function private.interview_case(p_id uuid, p_hold boolean, p_call_id uuid) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_attempt public.interview_attempts;
begin
    if p_hold then
        select * into v_attempt from public.interview_attempts a
        where a.id = p_id and a.profile_id = auth.uid() for no key update;
    else
        select * into v_attempt from public.interview_attempts a where a.id = p_id and a.profile_id = auth.uid();
    end if;
    if not found then
        return null;
    end if;
    return jsonb_build_object('id', v_attempt.id, 'state', v_attempt.state, 'practice', v_attempt.practice,
        'seniority', v_attempt.seniority, 'phase', v_attempt.phase, 'started_at', v_attempt.started_at,
        'ends_at', v_attempt.ends_at, 'revisions', v_attempt.revisions, 'slug', v_attempt.problem_slug,
        'problem', v_attempt.problem_edition, 'rubric', v_attempt.rubric_edition, 'bank', v_attempt.questions_edition,
        'over_at', v_attempt.ends_at + private.interview_grace(),
        'answer', private.interview_answer(p_id), 'turns', private.interview_turns(p_id),
        'said', case when p_call_id is not null then private.interview_turns(p_id, p_call_id) else '[]' end);
end
$$;
