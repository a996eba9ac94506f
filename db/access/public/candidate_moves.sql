-- Who moved a candidate, when, and between which stages: for those of the company who may see the job's candidates.
-- Nobody changes what is written.
alter table public.candidate_moves enable row level security;
grant select on public.candidate_moves to authenticated, app_command;
grant insert (job_interaction_id, from_kind, from_name, to_kind, to_name, moved_by) on public.candidate_moves to app_command;
grant select, insert, update, delete on public.candidate_moves to service_role;
create policy is_onboarded on public.candidate_moves as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy company on public.candidate_moves for select to authenticated, app_command
    using (exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy company_insert on public.candidate_moves for insert to app_command
    with check (moved_by = (select auth.uid()) and exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
