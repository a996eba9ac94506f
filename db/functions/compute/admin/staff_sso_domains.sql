-- What companies claim as their domains, the unproved first, at most 500; each is a line of admin_list_sso_domains.
-- Definer: no role of a command reads auth.sso_domains.
create function private.staff_sso_domains() returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'domain', d.domain, 'company_id', d.company_id, 'company_name', c.name, 'company_slug', c.slug,
        'verified_at', d.verified_at, 'verified_by', d.verified_by, 'created_at', d.created_at)
    from auth.sso_domains d join public.companies c on c.id = d.company_id
    where (select private.is_staff())
    order by (d.verified_at is not null), d.created_at, d.domain limit 500;
end
$$;
