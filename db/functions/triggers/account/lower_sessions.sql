-- A verified factor goes, no matter who removes it: the sessions that it raised fall to aal1, and with the account's last one
-- all do. What a passkey proved stays proved.
-- Definer: anyone who removes a factor may have no right on auth.sessions.
create function private.lower_sessions() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update auth.sessions s
    set aal = case when s.amr @> '[{"method": "passkey"}]' then s.aal else 'aal1' end, factor_id = null,
        amr = coalesce((
            select jsonb_agg(x.proof order by x.n) from jsonb_array_elements(s.amr) with ordinality x (proof, n)
            where x.proof ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn')), '[]')
    where s.user_id = old.user_id and s.aal = 'aal2'
      and (s.factor_id = old.id or not exists (
          select from auth.mfa_factors f where f.user_id = old.user_id and f.status = 'verified'));
    return null;
end
$$;

create trigger lower_sessions after delete on auth.mfa_factors
    for each row when (old.status = 'verified') execute function private.lower_sessions();
