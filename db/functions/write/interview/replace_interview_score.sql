-- From now on a person's scoring is the score of an attempt; by staff alone.
-- Definer: policies let only its owner change a score.
create function private.replace_interview_score(p_attempt_id uuid, p_scoring_id uuid, p_total smallint) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.interview_scores s set total = p_total, scoring_id = p_scoring_id, reviewed = true
    where s.attempt_id = p_attempt_id and (select private.is_staff());
end
$$;
