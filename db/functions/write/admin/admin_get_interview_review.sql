-- One review, blind: what the candidate wrote, drew and said, and by which documents it is to be judged; neither who it
-- is nor what the machine found.
create function private.admin_get_interview_review(p_id uuid, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_review jsonb;
begin
    perform private.write_audit('interview.read_review', 'interview_review', p_id::text, p_reason);
    select jsonb_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'asked_at', r.asked_at,
        'decided_at', r.decided_at, 'seniority', a.seniority, 'slug', a.problem_slug, 'problem', a.problem_edition,
        'rubric', a.rubric_edition, 'answer', private.interview_answer(a.id), 'turns', private.interview_turns(a.id))
    into v_review
    from private.interview_reviews r join public.interview_attempts a on a.id = r.attempt_id
    where r.id = p_id;
    if v_review is null then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    return v_review;
end
$$;
