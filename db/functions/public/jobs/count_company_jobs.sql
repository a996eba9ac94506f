-- How many jobs get_company_jobs has in each group for a part of the title and an owner, how many each owner has in all, and
-- what the company uses of its tier.
-- Definer: a recruiter's own jobs count whatever else the policies show.
create function public.count_company_jobs(p_title text default null, p_owner uuid default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_all boolean := private.has_permission('manage_jobs');
    v_title text := nullif(lower(trim(left(p_title, 100))), '');
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    return (
        with jobs as materialized (
            select o.status, o.recruiter_profile_id, o.featured_at is not null as is_featured,
                   (v_title is null or position(v_title in lower(o.title)) > 0)
                   and (p_owner is null or o.recruiter_profile_id is not distinct from p_owner) as fits
            from public.job_openings o
            where o.company_id = v_company and (v_all or o.recruiter_profile_id = auth.uid())
        )
        select jsonb_build_object(
            -- The tier is the company's: those who manage its jobs need to know it.
            'tier_usage', case when v_all then jsonb_build_object(
                'open', count(*) filter (where j.status = 'open'),
                'open_limit', private.company_limit(v_company, 'open_jobs'),
                'featured', count(*) filter (where j.is_featured),
                'featured_limit', private.company_limit(v_company, 'featured_slots')) end,
            'total', count(*), 'all', count(*) filter (where j.fits),
            'open', count(*) filter (where j.fits and j.status = 'open'),
            'draft', count(*) filter (where j.fits and j.status = 'draft'),
            'paused', count(*) filter (where j.fits and j.status = 'paused'),
            'ended', count(*) filter (where j.fits and j.status in ('filled', 'closed', 'expired')),
            'owners', (
                select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'count', g.count)
                    order by p.full_name, p.id), '[]')
                from (select o.recruiter_profile_id, count(*) as count from jobs o group by o.recruiter_profile_id) g
                join public.profiles p on p.id = g.recruiter_profile_id))
        from jobs j);
end
$$;
