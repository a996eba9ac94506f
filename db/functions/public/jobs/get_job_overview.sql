-- One job as get_company_jobs lists it, with its candidates by where they are, its views, those who share it, and its
-- history. For those to whom the list shows it; null for others.
-- Definer: views, takedowns and history are in private; profiles of colleagues and candidates' interests are their own rows.
create function public.get_job_overview(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    -- Changes that a page shows.
    c_history constant integer := 50;
    v_company uuid := private.my_company();
    v_manages boolean := private.has_permission('manage_jobs');
    v_job public.job_openings;
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    select * into v_job from public.job_openings j
    where j.id = p_id and j.company_id = v_company and (v_manages or j.recruiter_profile_id = auth.uid());
    if not found then
        return null;
    end if;
    return jsonb_build_object(
        'id', v_job.id, 'title', v_job.title, 'status', v_job.status, 'seniority', v_job.seniority,
        'employment_type', v_job.employment_type, 'remote_policy', v_job.remote_policy, 'places', v_job.places,
        'pay_min', v_job.pay_min, 'pay_max', v_job.pay_max, 'pay_currency', v_job.pay_currency,
        'pay_period', v_job.pay_period, 'published_at', v_job.published_at, 'expires_at', v_job.expires_at,
        'ended_at', v_job.ended_at, 'created_at', v_job.created_at, 'updated_at', v_job.updated_at,
        'version', v_job.version,
        'is_listed', v_job.is_listed and (v_job.expires_at is null or v_job.expires_at > now()),
        'is_public', v_job.is_public and (v_job.expires_at is null or v_job.expires_at > now()),
        'recruiter', (
            select jsonb_build_object('id', p.id, 'full_name', p.full_name)
            from public.profiles p where p.id = v_job.recruiter_profile_id),
        'is_featured', v_job.featured_at is not null,
        'takedown', (
            select jsonb_build_object('reason', t.reason, 'taken_down_at', t.taken_down_at)
            from private.job_takedowns t where t.job_opening_id = v_job.id),
        'missing_for_publish', private.missing_for_publish(v_job.id),
        -- Numbers of candidates are for those who may see candidates.
        'candidates', case when v_job.id = any (private.my_candidate_jobs()) then (
            with candidates as materialized (
                select i.decision, s.stage_id
                from public.job_interactions i
                join public.profiles p on p.id = i.profile_id and p.is_active
                left join public.job_interaction_stages s on s.job_interaction_id = i.id
                where i.job_opening_id = v_job.id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
            )
            select jsonb_build_object('is_shared', private.candidates_via(v_job.id) = 'shared', 'all', count(*),
                'undecided', count(*) filter (where c.decision is null),
                'approved', count(*) filter (where c.decision = 'approved'),
                'rejected', count(*) filter (where c.decision = 'rejected'),
                'ended', count(*) filter (where c.decision = 'expired'),
                'stages', (
                    select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'kind', k.kind, 'count', (
                        select count(*) from candidates o where o.stage_id = k.id)) order by k.position), '[]')
                    from public.candidate_stages k where k.company_id = v_company))
            from candidates c) end,
        -- A member's own visits are not recorded.
        'views', (
            select jsonb_build_object('total', count(*),
                'people', count(distinct coalesce(v.viewer_id::text, v.visitor::text)),
                'last_week', count(*) filter (where v.viewed_at > now() - interval '7 days'))
            from private.job_views v where v.job_opening_id = v_job.id),
        'shares', (
            select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name,
                'avatar_url', p.avatar_url, 'created_at', s.created_at) order by s.created_at, p.id), '[]')
            from public.job_sharing s join public.profiles p on p.id = s.shared_with
            where s.job_opening_id = v_job.id),
        'history', (
            select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'from_status', h.from_status,
                'to_status', h.to_status, 'created_at', h.created_at, 'changed_by', (
                    -- Staff stay unnamed.
                    select p.full_name from public.profiles p
                    where p.id = h.changed_by and not p.is_internal_admin)) order by h.id desc), '[]')
            from (
                select * from private.job_status_changes x
                where x.job_opening_id = v_job.id order by x.id desc limit c_history) h));
end
$$;
