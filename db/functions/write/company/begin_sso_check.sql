-- What a domain's text record has to say, for a company's admin who wants it looked for now; null when the domain is
-- proved already. Name servers are asked once in ten seconds for one domain.
create function private.begin_sso_check(p_domain text) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
    v_domain auth.sso_domains;
begin
    select * into v_domain from auth.sso_domains d where d.company_id = v_company and d.domain = p_domain;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_domain.verified_at is not null then
        return null;
    elsif exists (select from auth.sso_domains d where d.domain = p_domain and d.verified_at is not null) then
        raise exception 'sso_domain_taken' using errcode = 'PT409';
    elsif v_domain.checked_at > now() - interval '10 seconds' then
        raise exception 'You can verify this domain again in 10 seconds.' using errcode = '54000';
    end if;
    update auth.sso_domains d set checked_at = now() where d.company_id = v_company and d.domain = p_domain;
    return v_domain.token;
end
$$;
