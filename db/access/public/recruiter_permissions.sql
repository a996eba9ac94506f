-- The team's permissions, for the team.
alter table public.recruiter_permissions enable row level security;
grant select on public.recruiter_permissions to authenticated, app_command;
grant select, insert, update, delete on public.recruiter_permissions to service_role;
create policy is_onboarded on public.recruiter_permissions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy team on public.recruiter_permissions for select to authenticated, app_command
    using (profile_id = any ((select private.my_team())::uuid[]));
