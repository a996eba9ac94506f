-- The rows of an import: as the import.
alter table public.job_import_rows enable row level security;
grant select (import_id, number, line, source_name, state, title, identifier, draft, problems, warnings, unknown_skills,
    changes, missing, job_id, outcome) on public.job_import_rows to authenticated;
grant select, insert, update, delete on public.job_import_rows to app_command, service_role;
create policy is_onboarded on public.job_import_rows as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.job_import_rows to authenticated, app_command
    using (import_id = any ((select private.my_job_imports())::uuid[]))
    with check (import_id = any ((select private.my_job_imports())::uuid[]));
