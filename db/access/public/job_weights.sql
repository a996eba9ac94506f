-- The ideal candidate: for those who manage the company's jobs, never for a seeker.
alter table public.job_weights enable row level security;
grant select on public.job_weights to authenticated, app_command;
grant insert, delete on public.job_weights to app_command;
grant select, insert, update, delete on public.job_weights to service_role;
create policy is_onboarded on public.job_weights as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managed on public.job_weights to authenticated, app_command
    using (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))))
    with check (exists (select from public.job_openings j
        where j.id = job_opening_id and j.company_id = (select private.my_company_with('manage_jobs'))));
