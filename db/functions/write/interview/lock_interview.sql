-- Holds someone's attempt to the end of the transaction; staff alone. Its state; nothing when there is none.
-- Definer: policies show an attempt to its owner alone.
create function private.lock_interview(p_id uuid) returns setof text
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
        select a.state from public.interview_attempts a where a.id = p_id and (select private.is_staff())
        for no key update;
end
$$;
