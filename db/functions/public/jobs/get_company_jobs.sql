-- The jobs of the caller's company with what came in: all of them with manage_jobs, else the caller's own. p_group is all,
-- open, draft, paused or ended; p_title a part of the title; p_sort newest, interested, title, or expiry (what closes
-- first, of those that are not over).
-- Definer: profiles of colleagues and candidates' interests are their own rows.
create function public.get_company_jobs(
    p_group text default 'all', p_limit integer default 500, p_title text default null, p_owner uuid default null,
    p_sort text default 'newest'
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_all boolean := private.has_permission('manage_jobs');
    v_title text := nullif(lower(trim(left(p_title, 100))), '');
    -- Numbers of candidates are for those who may see candidates.
    v_counts uuid[] := private.my_candidate_jobs();
begin
    if v_company is null or not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', j.id, 'title', j.title, 'status', j.status, 'seniority', j.seniority,
            'employment_type', j.employment_type, 'remote_policy', j.remote_policy, 'places', j.places,
            'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency, 'pay_period', j.pay_period,
            'published_at', j.published_at, 'expires_at', j.expires_at, 'created_at', j.created_at,
            'updated_at', j.updated_at, 'version', j.version,
            'recruiter', (select jsonb_build_object('id', p.id, 'full_name', p.full_name) from public.profiles p where p.id = j.recruiter_profile_id),
            'is_featured', j.featured_at is not null,
            'interested_count', n.interested, 'undecided_count', n.undecided, 'approved_count', n.approved,
            'shared_count', (select count(*) from public.job_sharing s where s.job_opening_id = j.id),
            'missing_for_publish', private.missing_for_publish(j.id)) order by j.place), '[]')
        from (
            select o.*, row_number() over (order by
                case when p_sort = 'interested' then c.interested end desc nulls last,
                case when p_sort = 'title' then lower(o.title) end,
                case when p_sort = 'expiry' and o.status in ('draft', 'open', 'paused') then o.expires_at end,
                o.created_at desc, o.id desc) as place
            from public.job_openings o
            left join lateral (
                select count(*) as interested from public.job_interactions i
                where i.job_opening_id = o.id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
                  and o.id = any (v_counts)) c on p_sort = 'interested'
            where o.company_id = v_company and (v_all or o.recruiter_profile_id = auth.uid())
              and (p_group = 'all' or p_group = o.status
                or (p_group = 'ended' and o.status in ('filled', 'closed', 'expired')))
              and (v_title is null or position(v_title in lower(o.title)) > 0)
              and (p_owner is null or o.recruiter_profile_id = p_owner)
            order by place limit least(greatest(p_limit, 1), 5000)) j
        left join lateral (
            select count(*) as interested, count(*) filter (where i.decision is null) as undecided,
                   count(*) filter (where i.decision = 'approved') as approved
            from public.job_interactions i
            where i.job_opening_id = j.id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
              and j.id = any (v_counts)) n on true);
end
$$;
