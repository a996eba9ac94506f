-- The findings of a scoring, in order: [{check, met, by, evidence, why, confidence}].
-- Definer: no role writes private.interview_checks.
create function private.add_interview_checks(p_scoring_id uuid, p_findings jsonb) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_checks (scoring_id, position, check_id, met, made_by, evidence, why, confidence)
    select p_scoring_id, f.n, f.finding ->> 'check', (f.finding ->> 'met')::boolean, f.finding ->> 'by',
        nullif(f.finding -> 'evidence', 'null'), f.finding ->> 'why', (f.finding ->> 'confidence')::smallint
    from jsonb_array_elements(p_findings) with ordinality f (finding, n);
end
$$;
