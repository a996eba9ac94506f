-- Staff rights need the flag and a second factor in this session. The session's row is asked as well as the token: when
-- the last factor goes, the row falls to aal1 at once, and a token of before gives nothing more.
-- Definer: no role of a caller reads auth.sessions.
create function private.is_staff() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return auth.aal() = 'aal2' and exists (
        select from public.profiles p
        join auth.sessions s on s.user_id = p.id
        where p.id = auth.uid() and p.is_internal_admin and p.is_active
          and s.id = auth.session_id() and s.aal = 'aal2');
end
$$;
