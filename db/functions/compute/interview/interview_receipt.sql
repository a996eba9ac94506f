-- Everything about an attempt of the caller's: what was written and said, and the scoring that counts. With a review, the
-- scoring that stood there before it too. Null when the caller has none of this id.
create function private.interview_receipt(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('attempt', jsonb_build_object('id', a.id, 'state', a.state, 'practice', a.practice,
                'seniority', a.seniority, 'started_at', a.started_at, 'finished_at', a.finished_at, 'scored_at', a.scored_at,
                'returned_at', a.returned_at, 'is_shown', coalesce(s.is_shown, false)),
            'slug', a.problem_slug, 'problem', a.problem_edition, 'rubric', a.rubric_edition, 'seniority', a.seniority,
            'answer', private.interview_answer(a.id), 'turns', private.interview_turns(a.id),
            'scoring', private.interview_scoring_json(s.scoring_id),
            'model_answers', (
                select coalesce(jsonb_agg(n.answer order by n.id), '[]')
                from private.interview_answers n where n.scoring_id = s.scoring_id),
            'before', case when r.state = 'done' then (
                select private.interview_scoring_json(o.id) from private.interview_scorings o
                where o.attempt_id = a.id and o.kind <> 'person' order by o.created_at desc, o.id limit 1) end,
            'review', case when r.id is not null then jsonb_build_object('state', r.state, 'reason', r.reason,
                'asked_at', r.asked_at, 'decided_at', r.decided_at, 'before', case when r.state = 'done' then r.before end) end)
        from public.interview_attempts a
        left join public.interview_scores s on s.attempt_id = a.id and a.state = 'scored'
        left join private.interview_reviews r on r.attempt_id = a.id
        where a.id = p_id and a.profile_id = auth.uid());
end
$$;
