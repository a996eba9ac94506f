-- All that staff need to decide on a company: the answer of admin_get_company. No row: there is no such company.
-- Definer: staff are members of no company, and policies show a pending one and its people to its members alone.
create function private.staff_company(p_company_id uuid) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
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
    from public.companies c
    where c.id = p_company_id and (select private.is_staff());
end
$$;
