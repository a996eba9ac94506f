-- A review of an attempt of the caller's. Nothing when there is one.
-- Definer: no role writes private.interview_reviews.
create function private.add_interview_review(p_attempt_id uuid, p_reason text, p_before smallint, p_now timestamptz)
    returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
        insert into private.interview_reviews (attempt_id, reason, asked_at, before)
        select a.id, trim(p_reason), p_now, p_before
        from public.interview_attempts a where a.id = p_attempt_id and a.profile_id = auth.uid()
        on conflict (attempt_id) do nothing returning id;
end
$$;
