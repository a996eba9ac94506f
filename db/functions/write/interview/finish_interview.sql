-- The caller ends their interview, or finds that the clock has; ended already, nothing changes. The state it is in, null
-- when the caller has none of this id.
create function private.finish_interview(p_id uuid, p_now timestamptz) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.interview_attempts a where a.id = p_id and a.profile_id = auth.uid() for no key update;
    if not found then
        return null;
    end if;
    perform private.end_interview(p_id, case
        when p_now > a.ends_at + private.interview_grace() then 'clock' else 'candidate' end, p_now)
    from public.interview_attempts a where a.id = p_id;
    return (select a.state from public.interview_attempts a where a.id = p_id);
end
$$;
