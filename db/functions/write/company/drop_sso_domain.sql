-- Takes a domain from a company; whether it had it.
-- Definer: the schema auth is closed to commands.
create function private.drop_sso_domain(p_company_id uuid, p_domain text) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from auth.sso_domains d where d.company_id = p_company_id and d.domain = p_domain;
    return found;
end
$$;
