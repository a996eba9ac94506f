-- Notes what a planned look at a domain's text record found, once. The third look in a row that does not find it takes the
-- proof back: the domain signs nobody in, and is free for whoever owns it now. Returns "held", "missed", "lapsed", or null
-- when the look no longer matters; the same again when it is noted again.
create function private.note_sso_check(
    p_company_id uuid, p_domain text, p_token text, p_planned_at timestamptz, p_found boolean
) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_domain auth.sso_domains;
begin
    select * into v_domain from auth.sso_domains d
    where d.company_id = p_company_id and d.domain = p_domain and d.token = p_token
      and d.look_planned_at = p_planned_at
    for update;
    if not found then
        return null;
    elsif v_domain.lapsed_at = p_planned_at then
        return 'lapsed';
    elsif v_domain.looked_at = p_planned_at then
        return case when v_domain.missed = 0 then 'held' else 'missed' end;
    elsif v_domain.verified_by is distinct from 'dns' then
        return null;
    elsif p_found or v_domain.missed < 2 then
        update auth.sso_domains d
        set looked_at = p_planned_at, missed = case when p_found then 0 else d.missed + 1 end
        where d.company_id = p_company_id and d.domain = p_domain;
        return case when p_found then 'held' else 'missed' end;
    end if;
    update auth.sso_domains d
    set looked_at = p_planned_at, missed = 0, lapsed_at = p_planned_at, verified_at = null, verified_by = null
    where d.company_id = p_company_id and d.domain = p_domain;
    perform private.note_event('sso_configured', null,
        jsonb_build_object('company_id', p_company_id, 'change', 'domain_lapsed', 'domain', p_domain));
    return 'lapsed';
end
$$;
