-- Listed jobs for all (is_public for visitors); the company's others for those who manage jobs, for their recruiter
-- and for those who see their candidates; a job that a seeker decided on stays readable to that seeker.
alter table public.job_openings enable row level security;
-- Where a posting was imported from, the employer's own number for it and the address for applications are the
-- company's: get_job tells them to those who manage the job.
grant select (id, company_id, recruiter_profile_id, title, description, status, seniority, employment_type, remote_policy,
    places, countries, utc_offset_min, utc_offset_max, pay_min, pay_max, pay_currency, pay_period, pay_min_year,
    pay_max_year, equity, visa_sponsorship, min_years, min_rank, min_system_design, role_family, interview_process,
    is_listed,
    is_public, version, published_at, expires_at, ended_at, created_at, updated_at)
    on public.job_openings to anon, authenticated;
grant select on public.job_openings to app_command;
grant insert (id, company_id, recruiter_profile_id, title, description, status, seniority, employment_type, remote_policy,
    places, countries, utc_offset_min, utc_offset_max, pay_min, pay_max, pay_currency, pay_period, equity,
    visa_sponsorship, min_years, min_rank, min_system_design, role_family, interview_process, application_url, source_url,
    source_identifier, published_at, expires_at, ended_at),
    update (recruiter_profile_id, title, description, status, seniority, employment_type, remote_policy,
    places, countries, utc_offset_min, utc_offset_max, pay_min, pay_max, pay_currency, pay_period, equity,
    visa_sponsorship, min_years, min_rank, min_system_design, role_family, interview_process, application_url, source_url,
    source_identifier, published_at, expires_at, ended_at, featured_at),
    delete on public.job_openings to app_command;
grant select, insert, update, delete on public.job_openings to service_role;
create policy is_onboarded on public.job_openings as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()) or ((select private.is_session_active()) and is_public))
    with check ((select private.is_onboarded()));
create policy visitors on public.job_openings for select to anon
    using (is_public and (expires_at is null or expires_at > now()));
create policy listed on public.job_openings for select to authenticated, app_command
    using ((is_listed and (expires_at is null or expires_at > now()))
        or company_id = (select private.my_company_with('manage_jobs'))
        or (recruiter_profile_id = (select auth.uid()) and company_id = (select private.my_company()))
        or id = any ((select private.my_candidate_jobs())::uuid[])
        or id = any ((select private.my_interacted_jobs())::uuid[]));
-- Publishing waits for the company's approval.
create policy managed_insert on public.job_openings for insert to app_command
    with check (company_id = (select private.my_company_with('manage_jobs'))
        and (recruiter_profile_id is null or private.is_teammate(recruiter_profile_id))
        and (status <> 'open' or company_id = (select private.my_approved_company())));
create policy managed_update on public.job_openings for update to app_command
    using (company_id = (select private.my_company_with('manage_jobs')))
    with check (company_id = (select private.my_company_with('manage_jobs'))
        and (recruiter_profile_id is null or private.is_teammate(recruiter_profile_id))
        and (status <> 'open' or company_id = (select private.my_approved_company())));
create policy managed_delete on public.job_openings for delete to app_command
    using (company_id = (select private.my_company_with('manage_jobs')));
-- Only a draft can vanish; anything that was published is closed instead.
create policy drafts_only on public.job_openings as restrictive for delete to app_command using (status = 'draft');
