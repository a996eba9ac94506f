-- One scoring: {kind, score, versions, hashes, confidence, …}.
-- Definer: no role writes private.interview_scorings.
create function private.add_interview_scoring(
    p_scoring_id uuid, p_attempt_id uuid, p_result jsonb, p_decided_by uuid, p_now timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_scorings (id, attempt_id, kind, score, versions, hashes, confidence, decided_by, created_at)
    values (p_scoring_id, p_attempt_id, p_result ->> 'kind', p_result -> 'score', p_result -> 'versions',
        p_result -> 'hashes', (p_result ->> 'confidence')::smallint, p_decided_by, p_now);
end
$$;
