-- Whether a company's sign-on is among the proofs of a session (`auth.sessions.amr`).
create function auth.opened_by_company(p_amr jsonb) returns boolean
    language sql immutable
    set search_path = ''
as $$
    select p_amr @> '[{"method": "sso/oidc"}]'
$$;

revoke execute on function auth.opened_by_company(jsonb) from public;
grant execute on function auth.opened_by_company(jsonb) to devproof_system;
