-- What stands before an interview: whether another may be started and why not, what is left of the month, the attempts so
-- far, the rubric.
create function private.interview_lobby(p_now timestamptz) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_budget record;
    v_running jsonb;
    v_problems integer;
    v_why text;
begin
    select * into v_budget from private.interview_budget(p_now);
    select jsonb_build_object('id', a.id, 'problem', jsonb_build_object('slug', p.slug, 'title', p.title), 'ends_at', a.ends_at)
    into v_running
    from public.interview_attempts a join private.interview_problems p on p.slug = a.problem_slug
    where a.profile_id = v_me and a.state = 'running' and p_now <= a.ends_at + private.interview_grace();
    select count(*) into v_problems from private.interview_problems p where p.is_current;
    v_why := case
        when v_running is not null then 'running'
        when v_problems = 0 then 'no_interview'
        when v_budget.used >= v_budget."limit" then 'limit_reached' end;
    return jsonb_build_object('may_start', v_why is null, 'why_not', v_why, 'practice', v_budget.practice,
        'limit', v_budget."limit", 'used', v_budget.used, 'resets_at', v_budget.resets_at, 'running', v_running,
        'attempts', (
            select coalesce(jsonb_agg(jsonb_build_object('id', a.id,
                'problem', jsonb_build_object('slug', p.slug, 'title', p.title), 'seniority', a.seniority, 'state', a.state,
                'practice', a.practice, 'started_at', a.started_at, 'finished_at', a.finished_at, 'total', s.total,
                'is_shown', coalesce(s.is_shown, false), 'review', r.state) order by a.started_at desc, a.id), '[]')
            from (
                select * from public.interview_attempts x where x.profile_id = v_me
                order by x.started_at desc, x.id limit 100) a
            join private.interview_problems p on p.slug = a.problem_slug
            left join public.interview_scores s on s.attempt_id = a.id and a.state = 'scored'
            left join private.interview_reviews r on r.attempt_id = a.id),
        'choice', coalesce((select c.choice from private.interview_choices c where c.profile_id = v_me), 'best'),
        'rubric', (
            select d.document from private.content_state t
            join private.interview_documents d on d.edition = t.interview_rubric),
        'problems', v_problems);
end
$$;
