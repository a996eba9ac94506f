-- The caller's company's sign-in, for its admins; the secret is never told.
create function private.company_sso() returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.require_company_admin();
    v_domains jsonb := (
        select jsonb_agg(jsonb_build_object(
            'domain', d.domain, 'token', d.token, 'verified_at', d.verified_at, 'verified_by', d.verified_by,
            'checked_at', d.checked_at, 'lapsed_at', d.lapsed_at, 'missed', d.missed, 'created_at', d.created_at) order by d.domain)
        from auth.sso_domains d where d.company_id = v_company);
begin
    return coalesce((
        select jsonb_build_object(
            'provider_id', p.id, 'issuer', p.issuer, 'client_id', p.client_id,
            'has_secret', p.client_secret is not null, 'created_at', p.created_at, 'updated_at', p.updated_at)
        from auth.sso_providers p where p.company_id = v_company),
        jsonb_build_object('provider_id', null, 'issuer', null, 'client_id', null, 'has_secret', false))
        || jsonb_build_object('domains', coalesce(v_domains, '[]'));
end
$$;
