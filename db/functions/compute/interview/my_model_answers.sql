-- What a model answered for a scoring of an attempt of the caller's, as it came.
-- Definer: no role reads private.interview_answers.
create function private.my_model_answers(p_attempt_id uuid, p_scoring_id uuid) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select n.answer
        from private.interview_answers n join public.interview_attempts a on a.id = n.attempt_id
        where n.attempt_id = p_attempt_id and n.scoring_id = p_scoring_id and a.profile_id = auth.uid()
        order by n.id;
end
$$;
