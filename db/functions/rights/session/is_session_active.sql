-- Whether the caller's account is active and the session may touch data (auth.usable_sessions). Every exposed table asks
-- this or is_onboarded().
-- Definer: policies ask it, and no role of a caller reads auth.usable_sessions.
create function private.is_session_active() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        join auth.usable_sessions s on s.user_id = p.id
        where p.id = auth.uid() and p.is_active and s.id = auth.session_id());
end
$$;
