-- Reviews that people asked for, oldest first, at most 200. Without a name; of those that wait also without the number.
create function private.admin_list_interview_reviews(p_state text, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.write_audit('interview.list_reviews', 'interview_review', null, p_reason);
    return (
        select coalesce(jsonb_agg(x.review order by x.asked_at, x.id), '[]')
        from (
            select r.id, r.asked_at, jsonb_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'asked_at', r.asked_at,
                'decided_at', r.decided_at, 'seniority', a.seniority,
                'problem', jsonb_build_object('slug', p.slug, 'title', p.title),
                'before', case when r.state = 'done' then r.before end,
                'after', case when r.state = 'done' then s.total end) as review
            from private.interview_reviews r
            join public.interview_attempts a on a.id = r.attempt_id
            join private.interview_problems p on p.slug = a.problem_slug
            left join public.interview_scores s on s.attempt_id = a.id
            where p_state is null or r.state = p_state
            order by r.asked_at, r.id limit 200) x);
end
$$;
