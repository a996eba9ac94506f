-- Attempts that could not be scored, and those that wait for their score, for staff; newest first. Without a name.
-- Definer: attempts are their owner's alone, and no role reads private.interview_answers.
create function private.staff_unscored_interviews(p_limit integer) returns table (
    id uuid, state text, practice boolean, seniority text, slug text, title text, finished_at timestamptz,
    scoring_at timestamptz, returned_at timestamptz, answers bigint, last_error text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select a.id, a.state, a.practice, a.seniority, p.slug, p.title, a.finished_at, a.scoring_at, a.returned_at,
            (select count(*) from private.interview_answers n where n.attempt_id = a.id),
            -- What ended the task, or else what went wrong with the model: that ends no task.
            coalesce((
                select t.last_error from queue.tasks t
                where t.kind = 'interview.score' and t.payload ->> 'attempt_id' = a.id::text
                order by t.id desc limit 1), (
                select (n.answer ->> 'outcome') || ': ' || (n.answer ->> 'text') from private.interview_answers n
                where n.attempt_id = a.id and n.answer ->> 'outcome' <> 'answered'
                order by n.id desc limit 1))
        from public.interview_attempts a join private.interview_problems p on p.slug = a.problem_slug
        where a.state in ('scoring', 'unscored') and (select private.is_staff())
        order by a.finished_at desc, a.id limit p_limit;
end
$$;
