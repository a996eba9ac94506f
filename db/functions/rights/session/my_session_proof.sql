-- What the caller's session has proved, for the commands' rule about weighty acts. No row: there is no such session.
-- Definer: no role of a caller reads auth.sessions and auth.mfa_factors.
create function private.my_session_proof(
    out aal text, out has_factor boolean, out by_company boolean, out authenticated_at timestamptz
)
    returns setof record
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.aal,
        exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'),
        auth.opened_by_company(s.amr),
        s.authenticated_at
    from auth.sessions s
    where s.id = auth.session_id() and s.user_id = auth.uid();
end
$$;
