-- The review that the caller requested for an attempt of theirs, if they did.
-- Definer: no role reads private.interview_reviews.
create function private.my_interview_review(p_attempt_id uuid) returns table (
    state text, reason text, asked_at timestamptz, decided_at timestamptz, before smallint)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select r.state, r.reason, r.asked_at, r.decided_at, r.before
        from private.interview_reviews r join public.interview_attempts a on a.id = r.attempt_id
        where r.attempt_id = p_attempt_id and a.profile_id = auth.uid();
end
$$;
