-- Notes that a domain's text record is looked for now.
-- Definer: the schema auth is closed to commands.
create function private.record_sso_attempt(p_company_id uuid, p_domain text) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update auth.sso_domains d set checked_at = now() where d.company_id = p_company_id and d.domain = p_domain
$$;
