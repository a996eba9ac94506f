-- Attempts that could not be scored, newest first, and those that wait for their score; at most 200. Without a name.
create function private.admin_list_unscored_interviews(p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.write_audit('interview.list_unscored', 'interview_attempt', null, p_reason);
    return (
        select coalesce(jsonb_agg(x.attempt order by x.finished_at desc, x.id), '[]')
        from (
            select a.id, a.finished_at, jsonb_build_object('id', a.id, 'state', a.state, 'practice', a.practice,
                'seniority', a.seniority, 'problem', jsonb_build_object('slug', p.slug, 'title', p.title),
                'finished_at', a.finished_at, 'scoring_at', a.scoring_at, 'returned_at', a.returned_at,
                'answers', (select count(*) from private.interview_answers n where n.attempt_id = a.id),
                -- What ended the task, or else what went wrong with the model: that ends no task.
                'last_error', coalesce((
                    select t.last_error from queue.tasks t
                    where t.kind = 'interview.score' and t.payload ->> 'attempt_id' = a.id::text
                    order by t.id desc limit 1), (
                    select (n.answer ->> 'outcome') || ': ' || (n.answer ->> 'text') from private.interview_answers n
                    where n.attempt_id = a.id and n.answer ->> 'outcome' <> 'answered'
                    order by n.id desc limit 1))) as attempt
            from public.interview_attempts a join private.interview_problems p on p.slug = a.problem_slug
            where a.state in ('scoring', 'unscored')
            order by a.finished_at desc, a.id limit 200) x);
end
$$;
