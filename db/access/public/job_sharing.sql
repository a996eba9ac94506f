-- Jobs shared with a colleague: for both of them and the admins, as far as they may see the job's candidates.
alter table public.job_sharing enable row level security;
grant select on public.job_sharing to authenticated, app_command;
grant select, insert, update, delete on public.job_sharing to service_role;
-- @caller_ready job_sharing
-- @publish job_sharing
create policy sharers on public.job_sharing for select to authenticated, app_command
    using (job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
        and (shared_with = (select auth.uid()) or shared_by = (select auth.uid())
            or (select private.is_company_admin())));
