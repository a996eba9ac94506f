-- All a staff member needs to decide on a company.
create function private.admin_get_company(p_company_id uuid, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company jsonb;
begin
    perform private.require_staff(p_reason);
    select to_jsonb(c) || jsonb_build_object(
        'members', coalesce((
            select jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'email', u.email,
                'email_confirmed', u.email_confirmed_at is not null, 'company_role', p.company_role,
                'is_active', p.is_active, 'created_at', p.created_at) order by p.created_at)
            from public.profiles p join auth.users u on u.id = p.id where p.company_id = c.id), '[]'),
        'jobs', coalesce((
            select jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status) order by j.created_at desc)
            from (select * from public.job_openings o where o.company_id = c.id order by o.created_at desc limit 50) j), '[]'),
        'reviews', coalesce((
            select jsonb_agg(jsonb_build_object('status', r.status, 'reason', r.reason, 'created_at', r.created_at,
                'decided_by_name', (select p.full_name from public.profiles p where p.id = r.decided_by)) order by r.created_at desc)
            from public.company_reviews r where r.company_id = c.id), '[]'))
    into v_company
    from public.companies c where c.id = p_company_id;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    perform private.write_audit('company.read', 'company', p_company_id::text, p_reason);
    return v_company;
end
$$;
