-- Companies that one wants no job invitations from: one's own list alone. No company reads who refused it.
alter table public.job_invitation_refusals enable row level security;
grant select on public.job_invitation_refusals to authenticated, app_command;
grant insert (profile_id, company_id), delete on public.job_invitation_refusals to app_command;
grant select, insert, update, delete on public.job_invitation_refusals to service_role;
create policy is_onboarded on public.job_invitation_refusals as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.job_invitation_refusals for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.job_invitation_refusals for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_delete on public.job_invitation_refusals for delete to app_command
    using (profile_id = (select auth.uid()));
