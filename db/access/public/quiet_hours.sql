-- When one's emails wait: one's own. set_quiet_hours writes it.
alter table public.quiet_hours enable row level security;
grant select on public.quiet_hours to authenticated, app_command;
grant insert (profile_id, starts_at, ends_at, time_zone), update (starts_at, ends_at, time_zone), delete
    on public.quiet_hours to app_command;
grant select, insert, update, delete on public.quiet_hours to service_role;
create policy is_onboarded on public.quiet_hours as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.quiet_hours for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.quiet_hours for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_update on public.quiet_hours for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
create policy own_delete on public.quiet_hours for delete to app_command
    using (profile_id = (select auth.uid()));
