-- Adds a domain to a company. It counts for nothing until it is verified.
-- Definer: the schema auth is closed to commands.
create function private.write_sso_domain(p_company_id uuid, p_domain text, p_token text) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    insert into auth.sso_domains (company_id, domain, token) values (p_company_id, p_domain, p_token)
$$;
