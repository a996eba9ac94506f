-- Why a seeker passed: theirs alone.
alter table public.job_interaction_passes enable row level security;
grant select on public.job_interaction_passes to authenticated, app_command;
grant insert on public.job_interaction_passes to app_command;
grant select, insert, update, delete on public.job_interaction_passes to service_role;
create policy is_onboarded on public.job_interaction_passes as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.job_interaction_passes for select to authenticated, app_command
    using (exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.profile_id = (select auth.uid())));
create policy own_insert on public.job_interaction_passes for insert to app_command
    with check (exists (select from public.job_interactions i
        where i.id = job_interaction_id and i.profile_id = (select auth.uid()) and i.status = 'not_interested'));
