-- A company's admin names the company's provider. Another issuer, or another client there, is another provider: what it
-- says about people is not the old one's word, so nobody is who they were there. A null secret keeps the stored one.
create function private.save_company_sso(p_id uuid, p_issuer text, p_client_id text, p_secret bytea) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
    v_old auth.sso_providers;
begin
    select * into v_old from auth.sso_providers p where p.company_id = v_company;
    if v_old.issuer = p_issuer and v_old.client_id = p_client_id then
        update auth.sso_providers p set client_secret = coalesce(p_secret, p.client_secret), updated_at = now()
        where p.id = v_old.id;
        perform private.note_event('sso_configured', null, jsonb_build_object('company_id', v_company, 'change', 'secret'));
        return v_old.id;
    end if;
    delete from auth.sso_providers p where p.company_id = v_company;
    insert into auth.sso_providers (id, company_id, issuer, client_id, client_secret)
    values (p_id, v_company, p_issuer, p_client_id, p_secret);
    perform private.note_event('sso_configured', null, jsonb_build_object('company_id', v_company, 'change', 'provider'));
    return p_id;
end
$$;
