-- What one chose about notifications: one's own. set_notification writes it, and the link in an email.
alter table public.notification_settings enable row level security;
grant select on public.notification_settings to authenticated, app_command;
grant insert (profile_id, kind, in_app, email), update (in_app, email) on public.notification_settings to app_command;
grant select, insert, update, delete on public.notification_settings to service_role;
create policy is_onboarded on public.notification_settings as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.notification_settings for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.notification_settings for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_update on public.notification_settings for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
