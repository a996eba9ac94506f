-- One listed job in full, as everyone may read it: no match, nothing of the reader, no name of a recruiter. Visitors
-- see the jobs of companies with a public link; signed-in people every listed one. An ended job is gone.
-- Definer: a visitor reads neither skills nor weights of a job.
create function public.get_public_job(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_job public.job_openings;
begin
    if auth.uid() is not null and not private.is_session_active() then
        return null;
    end if;
    select * into v_job from public.job_openings j
    where j.id = p_id and (j.is_public or (j.is_listed and private.is_onboarded()))
      and (j.expires_at is null or j.expires_at > now());
    if not found then
        return null;
    end if;
    return jsonb_build_object(
        'id', v_job.id, 'title', v_job.title, 'status', v_job.status,
        'company', private.company_line(v_job.company_id)
            || jsonb_build_object('badges', private.badges_json(v_job.company_id)),
        'seniority', v_job.seniority, 'employment_type', v_job.employment_type, 'remote_policy', v_job.remote_policy,
        'places', v_job.places, 'pay_min', v_job.pay_min, 'pay_max', v_job.pay_max,
        'pay_currency', v_job.pay_currency, 'pay_period', v_job.pay_period, 'published_at', v_job.published_at,
        'expires_at', v_job.expires_at, 'skills', private.job_skills_json(p_id),
        'promise', private.promise_json(v_job.company_id), 'description', v_job.description, 'countries', v_job.countries, 'utc_offset_min', v_job.utc_offset_min,
        'utc_offset_max', v_job.utc_offset_max, 'equity', v_job.equity, 'visa_sponsorship', v_job.visa_sponsorship,
        'min_years', v_job.min_years, 'min_rank', v_job.min_rank, 'min_system_design', v_job.min_system_design,
        'interview_process', v_job.interview_process, 'interview_steps', private.steps_json(v_job.company_id),
        'min_rank_name', (
            select r.name from public.developer_ranks r where r.position = v_job.min_rank and not r.is_special),
        'updated_at', v_job.updated_at, 'website', (select c.website from public.companies c where c.id = v_job.company_id));
end
$$;
