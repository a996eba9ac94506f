-- The caller's sessions, for get_my_sessions, which makes a place of the address and shows no address whole.
-- Definer: no role of a caller reads auth.sessions.
create function private.my_sessions() returns table (
    id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, aal text, is_current boolean
)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.id, s.created_at, s.last_used_at, s.user_agent, host(s.ip), s.aal, s.id = auth.session_id()
    from auth.sessions s
    where s.user_id = auth.uid()
    order by s.id = auth.session_id() desc, s.last_used_at desc, s.id;
end
$$;
