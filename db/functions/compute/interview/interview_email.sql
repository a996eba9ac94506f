-- Whom to mail about an attempt, and what the mail names. For background work; never returned to a client.
-- Definer: no role reads private.interview_problems and private.interview_reviews.
create function private.interview_email(p_attempt_id uuid)
    returns table (person_id uuid, state text, problem text, review text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select a.profile_id, a.state, p.title, r.state
        from public.interview_attempts a
        join private.interview_problems p on p.slug = a.problem_slug
        left join private.interview_reviews r on r.attempt_id = a.id
        where a.id = p_attempt_id;
end
$$;
