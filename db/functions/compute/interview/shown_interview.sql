-- The interview as others see it of someone who shows it: number, dimensions, caps, who scored; never what was said.
-- Definer: policies show attempts and scores to their owner alone.
create function private.shown_interview(p_profile_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('total', s.total, 'seniority', s.seniority, 'problem', p.title, 'scored_at', s.scored_at,
            'dimensions', (
                select coalesce(jsonb_agg(jsonb_build_object('id', d.dimension -> 'id', 'title', t.dimension -> 'title',
                    'level', d.dimension -> 'level', 'weight', d.dimension -> 'weight') order by d.n), '[]')
                from jsonb_array_elements(g.score -> 'dimensions') with ordinality d (dimension, n)
                left join jsonb_array_elements(r.document::jsonb -> 'dimensions') t (dimension)
                    on t.dimension -> 'id' = d.dimension -> 'id'),
            'caps', (
                select coalesce(jsonb_agg(c.cap - 'level' - 'total' order by c.n), '[]')
                from jsonb_array_elements(r.document::jsonb -> 'caps') with ordinality c (cap, n)
                where g.score -> 'caps' ? (c.cap ->> 'id')),
            'scored_by', jsonb_build_object('kind', g.kind, 'model', g.versions -> 'model', 'version', g.versions -> 'scorer'),
            'reviewed', s.reviewed,
            'choice', private.interview_choice(p_profile_id))
        from public.interview_scores s
        left join public.interview_attempts a on a.id = s.attempt_id
        left join private.interview_problems p on p.slug = a.problem_slug
        left join private.interview_documents r on r.edition = a.rubric_edition
        left join private.interview_scorings g on g.id = s.scoring_id
        where s.id = private.counting_interview(p_profile_id));
end
$$;
