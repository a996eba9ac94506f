-- The caller's attempts, newest first.
-- Definer: no role reads private.interview_problems and private.interview_reviews.
create function private.my_interviews(p_limit integer) returns table (
    id uuid, slug text, title text, seniority text, state text, practice boolean, started_at timestamptz,
    ends_at timestamptz, finished_at timestamptz, total smallint, is_shown boolean, review text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select a.id, p.slug, p.title, a.seniority, a.state, a.practice, a.started_at, a.ends_at, a.finished_at,
            s.total, coalesce(s.is_shown, false), r.state
        from (
            select * from public.interview_attempts x where x.profile_id = auth.uid()
            order by x.started_at desc, x.id limit p_limit) a
        join private.interview_problems p on p.slug = a.problem_slug
        left join public.interview_scores s on s.attempt_id = a.id and a.state = 'scored'
        left join private.interview_reviews r on r.attempt_id = a.id
        order by a.started_at desc, a.id;
end
$$;
