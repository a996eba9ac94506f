-- A seeker's saved jobs, written directly. What cannot be seen cannot be saved: hidden and missing jobs answer alike.
alter table public.saved_jobs enable row level security;
grant select, delete on public.saved_jobs to authenticated, app_command;
grant insert (profile_id, job_opening_id) on public.saved_jobs to authenticated, app_command;
grant select, insert, update, delete on public.saved_jobs to service_role;
create policy is_onboarded on public.saved_jobs as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.saved_jobs;
create policy own on public.saved_jobs for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_delete on public.saved_jobs for delete to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.saved_jobs for insert to authenticated, app_command
    with check (profile_id = (select auth.uid()) and (select private.is_seeker())
        and exists (select from public.job_openings j where j.id = job_opening_id));
