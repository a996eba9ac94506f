-- Puts a provider in the place of a company's old one. Who signed in by the old one is no one to the new one.
-- Definer: the schema auth is closed to commands.
create function private.write_sso_provider(
    p_id uuid, p_company_id uuid, p_issuer text, p_client_id text, p_secret bytea
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from auth.sso_providers p where p.company_id = p_company_id;
    insert into auth.sso_providers (id, company_id, issuer, client_id, client_secret)
    values (p_id, p_company_id, p_issuer, p_client_id, p_secret);
end
$$;
