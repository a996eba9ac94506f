-- Where approved candidates are: for those of the company who may see the job's candidates, who also move them. The
-- candidate sees `progress` of the interest instead.
alter table public.job_interaction_stages enable row level security;
grant select on public.job_interaction_stages to authenticated, app_command;
grant update (stage_id, moved_by, moved_at) on public.job_interaction_stages to app_command;
grant select, insert, update, delete on public.job_interaction_stages to service_role;
create policy is_onboarded on public.job_interaction_stages as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.job_interaction_stages;
create policy company on public.job_interaction_stages for select to authenticated, app_command
    using (job_opening_id = any ((select private.my_candidate_jobs())::uuid[]));
create policy move on public.job_interaction_stages for update to app_command
    using (job_opening_id = any ((select private.my_candidate_jobs())::uuid[]))
    with check (job_opening_id = any ((select private.my_candidate_jobs())::uuid[]) and moved_by = (select auth.uid())
        and exists (select from public.candidate_stages s
            where s.id = stage_id and s.company_id = (select private.my_approved_company())));
