-- A company's identity provider, without its secret; no row when it has none.
-- Definer: the schema auth is closed to commands, and no client ever reads a secret.
create function private.company_sso_provider(p_company_id uuid) returns table (
    provider_id uuid, issuer text, client_id text, has_secret boolean, created_at timestamptz, updated_at timestamptz
)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select p.id, p.issuer, p.client_id, p.client_secret is not null, p.created_at, p.updated_at
        from auth.sso_providers p where p.company_id = p_company_id;
end
$$;
