-- The skills a job asks for: as the job.
alter table public.job_skills enable row level security;
grant select on public.job_skills to anon, authenticated, app_command;
grant insert, update, delete on public.job_skills to app_command;
grant select, insert, update, delete on public.job_skills to service_role;
create policy is_session_active on public.job_skills as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy with_job on public.job_skills for select to anon, authenticated, app_command
    using (exists (select from public.job_openings j where j.id = job_opening_id));
create policy managed_insert on public.job_skills for insert to app_command
    with check (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))));
-- A skill that a posting names twice is written once.
create policy managed_update on public.job_skills for update to app_command
    using (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))))
    with check (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))));
create policy managed_delete on public.job_skills for delete to app_command
    using (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))));
