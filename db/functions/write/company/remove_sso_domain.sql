-- A company's admin takes a domain back; its addresses can no longer be signed in.
create function private.remove_sso_domain(p_domain text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
begin
    delete from auth.sso_domains d where d.company_id = v_company and d.domain = p_domain;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    perform private.note_event('sso_configured', null,
        jsonb_build_object('company_id', v_company, 'change', 'domain_removed', 'domain', p_domain));
end
$$;
