-- The staff's list of companies, oldest first; reading it is an entry of the audit log. The cursor is the last row's
-- created_at and id.
create function private.admin_list_companies(
    p_status text, p_search text, p_limit integer, p_cursor text, p_reason text
) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 100);
    v_after timestamptz := split_part(p_cursor, ' ', 1)::timestamptz;
    v_after_id uuid := split_part(p_cursor, ' ', 2)::uuid;
    v_rows jsonb;
begin
    perform private.write_audit('company.list', 'company', null, p_reason,
        jsonb_strip_nulls(jsonb_build_object('status', p_status, 'search', left(p_search, 200))));
    select jsonb_agg(x.row order by x.created_at, x.id) into v_rows
    from (
        select c.created_at, c.id, jsonb_build_object(
            'id', c.id, 'slug', c.slug, 'name', c.name, 'approval_status', c.approval_status, 'website', c.website,
            'size', c.size, 'industry', c.industry, 'created_at', c.created_at,
            'member_count', (select count(*) from public.profiles p where p.company_id = c.id),
            'open_jobs', (select count(*) from public.job_openings j where j.company_id = c.id and j.status = 'open'),
            'admin', (
                select jsonb_build_object('full_name', p.full_name, 'email', u.email)
                from public.profiles p join auth.users u on u.id = p.id
                where p.company_id = c.id and p.company_role = 'admin' order by p.created_at limit 1),
            'last_review', (
                select jsonb_build_object('status', r.status, 'reason', r.reason, 'created_at', r.created_at,
                    'decided_by_name', (select p.full_name from public.profiles p where p.id = r.decided_by))
                from public.company_reviews r where r.company_id = c.id order by r.created_at desc limit 1),
            'cursor', to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || c.id) as row
        from public.companies c
        where (p_status is null or c.approval_status = p_status)
          and (p_search is null or c.name ilike '%' || replace(replace(replace(p_search, '\', '\\'), '%', '\%'), '_', '\_') || '%')
          and (p_cursor is null or (c.created_at, c.id) > (v_after, v_after_id))
        order by c.created_at, c.id limit v_limit) x;
    return jsonb_build_object(
        'companies', coalesce(v_rows, '[]'),
        'next_cursor', case when jsonb_array_length(v_rows) = v_limit then v_rows -> -1 ->> 'cursor' end);
end
$$;
