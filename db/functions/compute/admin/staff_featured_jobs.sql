-- The featured set of a day for staff, in its order, then what was taken out of it; each is a line of admin_get_featured_jobs.
-- Definer: a policy shows the set to job seekers, and no role holds anything on what was taken out.
create function private.staff_featured_jobs(p_day date) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('job_opening_id', j.id, 'title', j.title, 'status', j.status, 'position', x.position,
        'is_featured_by_company', j.featured_at is not null,
        'company', jsonb_build_object('id', c.id, 'name', c.name),
        'interests', (
            select count(*) from public.job_interactions i
            where i.job_opening_id = j.id and i.status = 'interested' and i.quota = 'featured' and i.usage_day = p_day))
    from (
        select f.job_opening_id, f.position from public.featured_jobs f where f.day = p_day
        union all
        select r.job_opening_id, null from private.featured_refusals r where r.day = p_day) x
    join public.job_openings j on j.id = x.job_opening_id
    join public.companies c on c.id = j.company_id
    where (select private.is_staff())
    order by x.position nulls last, j.id;
end
$$;
