-- Ends one of the caller's sessions; false when it is not theirs or has ended.
-- Definer: no role of a command writes auth.sessions.
create function private.end_my_session(p_session_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    -- Users are locked before what belongs to them, everywhere.
    perform from auth.users u where u.id = auth.uid() for update;
    delete from auth.sessions s where s.id = p_session_id and s.user_id = auth.uid();
    if not found then
        return false;
    end if;
    perform private.record_event('session_ended', null, jsonb_build_object('reason', 'by_owner', 'session', p_session_id));
    return true;
end
$$;
