-- A passkey goes, no matter who removes it: the sessions that it opened or raised fall to aal1, unless a second factor raised
-- them too, and with the account's last one all that any passkey raised do.
-- Definer: anyone who removes a passkey may have no right on auth.sessions.
create function private.lower_passkey_sessions() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update auth.sessions s
    set aal = case when s.factor_id is null then 'aal1' else s.aal end, passkey_id = null,
        amr = coalesce((
            select jsonb_agg(x.proof order by x.n) from jsonb_array_elements(s.amr) with ordinality x (proof, n)
            where x.proof ->> 'method' <> 'passkey'), '[]')
    where s.user_id = old.user_id and s.amr @> '[{"method": "passkey"}]'
      and (s.passkey_id = old.id or not exists (select from auth.passkeys p where p.user_id = old.user_id));
    return null;
end
$$;

create trigger lower_passkey_sessions after delete on auth.passkeys
    for each row execute function private.lower_passkey_sessions();
