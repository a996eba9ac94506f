-- A company's admin takes the company's provider and its domains away.
create function private.remove_company_sso() returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
begin
    delete from auth.sso_domains d where d.company_id = v_company;
    delete from auth.sso_providers p where p.company_id = v_company;
    if found then
        perform private.note_event('sso_configured', null, jsonb_build_object('company_id', v_company, 'change', 'removed'));
    end if;
    return found;
end
$$;
