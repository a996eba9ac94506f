-- How many interviews of a problem were scored in a month within ten points, and what they add up to, for staff; each is a
-- line of admin_count_interview_scores. Scores of practice count too.
-- Definer: a policy shows scores to their owner and to companies.
create function private.staff_interview_scores(p_since timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('problem', a.problem_slug, 'title', max(p.title),
        'month', to_char(s.scored_at at time zone 'utc', 'YYYY-MM'),
        'from_points', least(s.total / 10, 9) * 10, 'count', count(*), 'sum', sum(s.total))
    from public.interview_scores s
    join public.interview_attempts a on a.id = s.attempt_id
    join private.interview_problems p on p.slug = a.problem_slug
    where s.scored_at >= p_since and (select private.is_staff())
    group by a.problem_slug, to_char(s.scored_at at time zone 'utc', 'YYYY-MM'), least(s.total / 10, 9)
    order by a.problem_slug, to_char(s.scored_at at time zone 'utc', 'YYYY-MM'), least(s.total / 10, 9);
end
$$;
