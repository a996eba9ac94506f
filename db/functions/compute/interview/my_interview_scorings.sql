-- Every scoring of an attempt of the caller's, oldest first, with what it found and which of them counts.
-- Definer: no role reads private.interview_scorings and private.interview_checks.
create function private.my_interview_scorings(p_attempt_id uuid) returns table (
    id uuid, counts boolean, kind text, score jsonb, versions jsonb, hashes jsonb, confidence smallint, findings jsonb)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select g.id, g.id is not distinct from s.scoring_id, g.kind, g.score, g.versions, g.hashes, g.confidence, (
                select coalesce(jsonb_agg(jsonb_build_object('check', c.check_id, 'met', c.met, 'by', c.made_by,
                    'evidence', c.evidence, 'why', c.why, 'confidence', c.confidence) order by c.position), '[]')
                from private.interview_checks c where c.scoring_id = g.id)
        from public.interview_attempts a
        join private.interview_scorings g on g.attempt_id = a.id
        left join public.interview_scores s on s.attempt_id = a.id and a.state = 'scored'
        where a.id = p_attempt_id and a.profile_id = auth.uid()
        order by g.created_at, g.id desc;
end
$$;
