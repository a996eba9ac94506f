-- An empty answer for an attempt that the caller has begun.
-- Definer: no role writes private.interview_work.
create function private.add_interview_work(p_attempt_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_work (attempt_id)
    select a.id from public.interview_attempts a where a.id = p_attempt_id and a.profile_id = auth.uid();
end
$$;
