-- Holds the claims of a domain: the companies, or the one that is named if it claims it.
-- Definer: no role of a command reads auth.sso_domains.
create function private.lock_sso_claims(p_domain text, p_company_id uuid) returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    select d.company_id from auth.sso_domains d
    where d.domain = p_domain and (p_company_id is null or d.company_id = p_company_id)
    order by d.company_id for no key update;
end
$$;
