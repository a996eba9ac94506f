-- is_session_active(), and through with onboarding.
-- Definer: policies ask it, and no role of a caller reads auth.usable_sessions.
create function private.is_onboarded() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        join auth.usable_sessions s on s.user_id = p.id
        where p.id = auth.uid() and p.is_active and not p.needs_onboarding and s.id = auth.session_id());
end
$$;
