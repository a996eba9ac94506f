-- A company's admin says that a domain is the company's. It counts for nothing until it is proved, so anybody may say it.
create function private.add_sso_domain(p_domain text, p_token text) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
    v_token text;
begin
    if (select count(*) from auth.sso_domains d where d.company_id = v_company and d.domain <> p_domain) >= 20 then
        raise exception 'You''ve reached the limit of 20 domains. Remove one first.' using errcode = '54000';
    end if;
    insert into auth.sso_domains (company_id, domain, token) values (v_company, p_domain, p_token)
    on conflict (company_id, domain) do nothing;
    select d.token into v_token from auth.sso_domains d where d.company_id = v_company and d.domain = p_domain;
    return v_token;
end
$$;
