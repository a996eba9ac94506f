-- Notes that a domain's text record held this token; whether there was such a domain that waited for its proof. A domain
-- that another company has verified breaks the index sso_domains_verified.
-- Definer: the schema auth is closed to commands.
create function private.record_sso_proof(p_company_id uuid, p_domain text, p_token text) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update auth.sso_domains d set verified_at = now(), verified_by = 'dns', lapsed_at = null, missed = 0, look_planned_at = null
    where d.company_id = p_company_id and d.domain = p_domain and d.token = p_token and d.verified_at is null;
    return found;
end
$$;
