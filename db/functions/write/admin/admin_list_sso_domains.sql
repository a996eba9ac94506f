-- What companies claim as their domains, the unproved first; reading it is an entry of the audit log.
create function private.admin_list_sso_domains(p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.write_audit('sso_domain.list', 'sso_domain', null, p_reason);
    return coalesce((
        select jsonb_agg(jsonb_build_object(
            'domain', x.domain, 'company_id', x.company_id, 'company_name', x.name, 'company_slug', x.slug,
            'verified_at', x.verified_at, 'verified_by', x.verified_by, 'created_at', x.created_at)
            order by (x.verified_at is not null), x.created_at, x.domain)
        from (select d.*, c.name, c.slug from auth.sso_domains d join public.companies c on c.id = d.company_id
              order by (d.verified_at is not null), d.created_at, d.domain limit 500) x), '[]');
end
$$;
