-- Whether the caller's session proved who it is within five minutes, or with two factors: what cannot be undone asks this.
create function private.proved_recently(p_now timestamptz) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from auth.sessions s
        where s.id = auth.session_id() and s.user_id = auth.uid()
          and (s.aal = 'aal2' or s.authenticated_at >= p_now - interval '5 minutes'));
end
$$;
