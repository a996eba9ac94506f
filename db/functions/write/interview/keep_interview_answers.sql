-- What a model answered about an attempt, as it came.
create function private.keep_interview_answers(p_id uuid, p_answers jsonb, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_answers (attempt_id, answer, created_at)
    select p_id, x.answer, p_now from jsonb_array_elements(p_answers) with ordinality x (answer, n) order by x.n;
end
$$;
