-- Invitations, for those who manage the team. Addresses come from get_team alone, and the link's hash no one reads.
-- Written by functions of commands.
alter table public.team_invitations enable row level security;
grant select (id, company_id, permissions, invited_by, created_at, expires_at, accepted_at, accepted_by, revoked_at)
    on public.team_invitations to authenticated, app_command;
grant select, insert, update, delete on public.team_invitations to service_role;
create policy is_onboarded on public.team_invitations as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managers on public.team_invitations for select to authenticated, app_command
    using (company_id = (select private.my_company_with('manage_team')));
