-- One's own counters; moved by private.take_daily_usage and private.give_back_usage alone.
alter table public.daily_usage enable row level security;
grant select on public.daily_usage to authenticated, app_command;
grant select, insert, update, delete on public.daily_usage to service_role;
-- @caller_ready daily_usage
create policy own on public.daily_usage for select to authenticated, app_command using (profile_id = (select auth.uid()));
