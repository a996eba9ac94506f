-- What a job's page shows beyond its card: for seekers, and for its company's members with what only they may read.
-- Null when the caller can't see it.
-- Definer: profiles of recruiters and other people's interests are their own rows.
create function private.job_page(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_job public.job_openings;
    v_mine uuid := private.my_company();
    v_member boolean;
    v_can_edit boolean;
    v_seeker boolean;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select * into v_job from public.job_openings j where j.id = p_id;
    v_can_edit := coalesce(v_job.company_id = v_mine, false) and private.has_permission('manage_jobs');
    v_member := v_can_edit or coalesce(v_job.company_id = v_mine
        and (v_job.recruiter_profile_id = auth.uid() or v_job.id = any (private.my_candidate_jobs())), false);
    if v_job.id is null or not (
        v_member
        or (v_job.is_listed and (v_job.expires_at is null or v_job.expires_at > now()))
        or v_job.id = any (private.my_interacted_jobs())) then
        return null;
    end if;
    v_seeker := exists (select from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker');
    return jsonb_build_object(
        'skills', private.job_skills_json(p_id), 'description', v_job.description, 'countries', v_job.countries, 'utc_offset_min', v_job.utc_offset_min,
        'utc_offset_max', v_job.utc_offset_max, 'equity', v_job.equity, 'visa_sponsorship', v_job.visa_sponsorship,
        'min_years', v_job.min_years, 'min_rank', v_job.min_rank, 'min_system_design', v_job.min_system_design,
        'interview_process', v_job.interview_process, 'interview_steps', private.steps_json(v_job.company_id),
        'version', v_job.version,
        -- For seekers, and for those who may see this job's candidates: to a competitor it is no one's business.
        'interested_count', case when v_seeker or v_job.id = any (private.my_candidate_jobs()) then (
            select count(*) from public.job_interactions i
            where i.job_opening_id = v_job.id and i.status = 'interested' and i.decision is distinct from 'withdrawn') end,
        'recruiter', (
            select jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url)
            from public.profiles p where p.id = v_job.recruiter_profile_id),
        'my', jsonb_build_object('can_edit', v_can_edit))
        || case when not v_can_edit then '{}' else jsonb_build_object(
        'weights', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'key', case w.criterion when 'skill' then 'skill:' || k.slug else w.criterion end,
                'criterion', w.criterion, 'skill_id', w.skill_id, 'slug', k.slug,
                'label', coalesce(k.name, private.criterion_label(w.criterion)), 'weight', w.weight)
                order by w.weight desc, w.position, w.criterion, k.slug), '[]')
            from public.job_weights w left join public.skills k on k.id = w.skill_id where w.job_opening_id = v_job.id),
        'source_url', v_job.source_url, 'source_identifier', v_job.source_identifier,
        'application_url', v_job.application_url, 'role_family', v_job.role_family,
        'missing_for_publish', private.missing_for_publish(v_job.id)) end;
end
$$;
