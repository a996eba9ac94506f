-- One's own counters; moved by private.take_daily_usage and private.give_back_usage alone.
alter table public.daily_usage enable row level security;
grant select on public.daily_usage to authenticated, app_command;
grant select, insert, update, delete on public.daily_usage to service_role;
create policy caller_ready on public.daily_usage as restrictive for all to authenticated, app_command
    using ((select private.caller_ready()));
create policy own on public.daily_usage for select to authenticated, app_command using (profile_id = (select auth.uid()));
