-- Who decided on a candidate and why: the company's alone. The candidate's part comes through get_my_interests.
alter table public.job_interaction_decisions enable row level security;
grant select on public.job_interaction_decisions to authenticated, app_command;
grant insert, delete on public.job_interaction_decisions to app_command;
grant select, insert, update, delete on public.job_interaction_decisions to service_role;
create policy is_onboarded on public.job_interaction_decisions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy company on public.job_interaction_decisions for select to authenticated, app_command
    using (exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy company_insert on public.job_interaction_decisions for insert to app_command
    with check (decided_by = (select auth.uid()) and exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
-- Who decided can undo it for ten seconds.
create policy undo on public.job_interaction_decisions for delete to app_command
    using (decided_by = (select auth.uid()) and created_at > now() - interval '10 seconds');
