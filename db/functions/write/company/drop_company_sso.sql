-- Takes provider and domains from a company; whether it had a provider.
-- Definer: the schema auth is closed to commands.
create function private.drop_company_sso(p_company_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from auth.sso_domains d where d.company_id = p_company_id;
    delete from auth.sso_providers p where p.company_id = p_company_id;
    return found;
end
$$;
