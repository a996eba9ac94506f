-- Companies for staff, oldest first, after a place in that order; each is a line of admin_list_companies.
-- Definer: staff are members of no company, and policies show a pending one and its people to its members alone.
create function private.staff_companies(
    p_status text, p_search text, p_after timestamptz, p_after_id uuid, p_limit integer
) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
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
        'cursor', to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || c.id)
    from public.companies c
    where (select private.is_staff())
      and (p_status is null or c.approval_status = p_status)
      -- Beginnings of the name's words, which an index knows.
      and (p_search is null or to_tsvector('simple', c.name) @@ private.word_beginnings(p_search))
      and (p_after is null or (c.created_at, c.id) > (p_after, p_after_id))
    order by c.created_at, c.id limit p_limit;
end
$$;
