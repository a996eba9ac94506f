-- A staff member decides whether a domain is a company's. Without the company the domain must be claimed by one alone.
create function private.admin_verify_sso_domain(
    p_domain text, p_company_id uuid, p_verified boolean, p_reason text
) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_companies uuid[];
begin
    perform private.write_audit(
        case when p_verified then 'sso_domain.verify' else 'sso_domain.refuse' end, 'sso_domain', p_domain, p_reason,
        jsonb_strip_nulls(jsonb_build_object('company_id', p_company_id)));
    v_companies := array(
        select d.company_id from auth.sso_domains d
        where d.domain = p_domain and (p_company_id is null or d.company_id = p_company_id));
    if cardinality(v_companies) = 0 then
        raise exception 'not_found' using errcode = 'PT404';
    elsif cardinality(v_companies) > 1 then
        raise exception 'conflict' using errcode = 'PT409';
    end if;
    update auth.sso_domains d
    set verified_at = case when p_verified then coalesce(d.verified_at, now()) end,
        verified_by = case when p_verified then coalesce(d.verified_by, 'staff') end,
        lapsed_at = case when not p_verified then d.lapsed_at end, missed = 0
    where d.domain = p_domain and d.company_id = v_companies[1];
    perform private.note_event(case when p_verified then 'sso_domain_verified' else 'sso_configured' end, null,
        jsonb_build_object('company_id', v_companies[1], 'domain', p_domain, 'by', 'staff', 'verified', p_verified));
    return jsonb_build_object('domain', p_domain, 'company_id', v_companies[1], 'verified', p_verified);
exception when unique_violation then
    raise exception 'sso_domain_taken' using errcode = 'PT409';
end
$$;
