-- One scoring with what it found, as receipts show it.
create function private.interview_scoring_json(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', s.id, 'kind', s.kind, 'score', s.score, 'versions', s.versions, 'hashes', s.hashes,
            'confidence', s.confidence, 'created_at', s.created_at, 'findings', (
                select coalesce(jsonb_agg(jsonb_build_object('check', c.check_id, 'met', c.met, 'by', c.made_by,
                    'evidence', c.evidence, 'why', c.why, 'confidence', c.confidence) order by c.position), '[]')
                from private.interview_checks c where c.scoring_id = s.id))
        from private.interview_scorings s where s.id = p_id);
end
$$;
