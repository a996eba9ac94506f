-- Jobs shared with a colleague: for both of them and the admins, as far as they may see the job's candidates. Sharing
-- and its end are commands.
alter table public.job_sharing enable row level security;
grant select on public.job_sharing to authenticated, app_command;
grant insert (id, job_opening_id, shared_by, shared_with, note), delete on public.job_sharing to app_command;
grant select, insert, update, delete on public.job_sharing to service_role;
create policy is_onboarded on public.job_sharing as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.job_sharing;
create policy sharers on public.job_sharing for select to authenticated
    using (job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
        and (shared_with = (select auth.uid()) or shared_by = (select auth.uid())
            or (select private.is_company_admin())));
-- In commands, anyone who shares reads what is shared of that job, so that sharing twice finds the first.
create policy shareable on public.job_sharing for select to app_command
    using (job_opening_id = any ((select private.my_shareable_jobs())::uuid[]));
create policy share on public.job_sharing for insert to app_command
    with check (shared_by = (select auth.uid()) and shared_with <> (select auth.uid())
        and job_opening_id = any ((select private.my_shareable_jobs())::uuid[])
        and shared_with = any ((select private.my_candidate_viewers())::uuid[]));
create policy unshare on public.job_sharing for delete to app_command
    using (job_opening_id = any ((select private.my_shareable_jobs())::uuid[]));
