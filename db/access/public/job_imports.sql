-- An import is its beginner's alone, and only while they manage the jobs of the company it is for.
alter table public.job_imports enable row level security;
grant select on public.job_imports to authenticated, app_command;
grant insert (id, company_id, profile_id, kind, name, size_bytes),
    update (received_bytes, status, format, row_count, read_count, choices, result, failure, updated_at, applied_at),
    delete on public.job_imports to app_command;
grant select, insert, update, delete on public.job_imports to service_role;
create policy is_onboarded on public.job_imports as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.job_imports to authenticated, app_command
    using (profile_id = (select auth.uid()) and company_id = (select private.my_company_with('manage_jobs')))
    with check (profile_id = (select auth.uid()) and company_id = (select private.my_company_with('manage_jobs')));
