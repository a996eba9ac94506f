-- How often each answer was given to each question of beta feedback since a moment, for staff: the questions in the
-- order of their ids, each with its 50 most frequent answers; each is a line of admin_count_feedback.
-- Definer: no role reads beta feedback.
create function private.staff_feedback_answers(p_role text, p_since timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    with counted as (
        select a.component_id, a.question_id, a.answer, count(*) as times,
               max(a.component_name) as component_name, max(a.question) as question
        from (
            select x.responses from public.beta_test_responses x
            where p_role = 'job_seeker' and x.feedback_type = 'detailed' and x.created_at >= p_since
            union all
            select x.responses from public.employer_beta_test_responses x
            where p_role = 'employer' and x.feedback_type = 'detailed' and x.created_at >= p_since
        ) f
        cross join lateral private.feedback_answers(f.responses) a
        where (select private.is_staff())
        group by a.component_id, a.question_id, a.answer
    ), ranked as (
        select c.*, row_number() over (partition by c.question_id order by c.times desc, c.answer) as rank
        from counted c
    )
    select jsonb_build_object(
        'question_id', r.question_id, 'component_id', max(r.component_id),
        'component_name', max(r.component_name), 'question', max(r.question), 'total', sum(r.times),
        'answers', jsonb_agg(jsonb_build_object('answer', r.answer, 'count', r.times) order by r.rank)
            filter (where r.rank <= 50))
    from ranked r
    group by r.question_id
    order by r.question_id
    limit 500;
end
$$;
