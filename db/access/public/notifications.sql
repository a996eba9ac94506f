-- What one was told: one's own, but for what one doesn't want in the app. Commands mark as read, also what isn't shown;
-- private.put_notification writes.
alter table public.notifications enable row level security;
grant select on public.notifications to authenticated, app_command;
grant update (read_at) on public.notifications to app_command;
grant select, insert, update, delete on public.notifications to service_role;
create policy is_onboarded on public.notifications as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.notifications;
create policy own on public.notifications for select to authenticated
    using (profile_id = (select auth.uid()) and is_shown);
create policy own_of_command on public.notifications for select to app_command
    using (profile_id = (select auth.uid()));
create policy own_update on public.notifications for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
