-- What a model answered about an attempt, as it came; for a scoring, or for none that was made.
-- Definer: no role writes private.interview_answers.
create function private.add_interview_answers(p_attempt_id uuid, p_scoring_id uuid, p_answers jsonb, p_now timestamptz)
    returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_answers (attempt_id, scoring_id, answer, created_at)
    select p_attempt_id, p_scoring_id, x.answer, p_now
    from jsonb_array_elements(p_answers) with ordinality x (answer, n) order by x.n;
end
$$;
