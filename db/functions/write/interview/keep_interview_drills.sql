-- The failure drills of the caller's running attempt, whose row the caller of this holds.
create function private.keep_interview_drills(p_id uuid, p_drills jsonb, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.interview_work w set drills = p_drills
    from public.interview_attempts a
    where w.attempt_id = p_id and a.id = p_id and a.profile_id = auth.uid() and a.state = 'running'
      and p_now <= a.ends_at + private.interview_grace();
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
end
$$;
