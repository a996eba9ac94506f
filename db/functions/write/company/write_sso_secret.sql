-- Replaces the secret of a provider. A null keeps the stored one.
-- Definer: the schema auth is closed to commands.
create function private.write_sso_secret(p_provider_id uuid, p_secret bytea) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update auth.sso_providers p set client_secret = coalesce(p_secret, p.client_secret), updated_at = now()
    where p.id = p_provider_id
$$;
