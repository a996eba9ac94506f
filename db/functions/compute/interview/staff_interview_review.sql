-- One review for staff, blind: what the candidate wrote, drew and said, and which documents it is judged by; neither who
-- it is nor what was found before. `is_own`: it is of the caller's own attempt.
-- Definer: attempts are their owner's alone, and no role reads private.interview_reviews.
create function private.staff_interview_review(p_id uuid) returns table (
    id uuid, attempt_id uuid, is_own boolean, state text, reason text, asked_at timestamptz, decided_at timestamptz,
    seniority text, slug text, problem text, rubric text, answer jsonb)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select r.id, a.id, a.profile_id = auth.uid(), r.state, r.reason, r.asked_at, r.decided_at, a.seniority,
            a.problem_slug, a.problem_edition, a.rubric_edition, private.interview_answer(a.id)
        from private.interview_reviews r join public.interview_attempts a on a.id = r.attempt_id
        where r.id = p_id and (select private.is_staff());
end
$$;
