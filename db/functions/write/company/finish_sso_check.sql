-- Notes that a domain's text record said what it had to. Only the command that asked the name servers calls this, with
-- the token that it looked for.
create function private.finish_sso_check(p_domain text, p_token text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
begin
    update auth.sso_domains d set verified_at = now(), verified_by = 'dns', lapsed_at = null, missed = 0, look_planned_at = null
    where d.company_id = v_company and d.domain = p_domain and d.token = p_token and d.verified_at is null;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    perform private.note_event('sso_domain_verified', null,
        jsonb_build_object('company_id', v_company, 'domain', p_domain, 'by', 'dns'));
exception when unique_violation then
    raise exception 'sso_domain_taken' using errcode = 'PT409';
end
$$;
