-- Reviews that people requested, for staff, oldest first. Without a name; of those that wait also without the number.
-- Definer: attempts are their owner's alone, and no role reads private.interview_reviews.
create function private.staff_interview_reviews(p_state text, p_limit integer) returns table (
    id uuid, state text, reason text, asked_at timestamptz, decided_at timestamptz, seniority text, slug text,
    title text, before smallint, after smallint)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select r.id, r.state, r.reason, r.asked_at, r.decided_at, a.seniority, p.slug, p.title,
            case when r.state = 'done' then r.before end, case when r.state = 'done' then s.total end
        from private.interview_reviews r
        join public.interview_attempts a on a.id = r.attempt_id
        join private.interview_problems p on p.slug = a.problem_slug
        left join public.interview_scores s on s.attempt_id = a.id
        where (p_state is null or r.state = p_state) and (select private.is_staff())
        order by r.asked_at, r.id limit p_limit;
end
$$;
