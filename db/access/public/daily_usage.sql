-- One's own counters; moved by private.consume_daily_quota and private.release_daily_quota alone.
alter table public.daily_usage enable row level security;
grant select on public.daily_usage to authenticated, app_command;
grant select, insert, update, delete on public.daily_usage to service_role;
create policy is_onboarded on public.daily_usage as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.daily_usage for select to authenticated, app_command using (profile_id = (select auth.uid()));
