-- People one has blocked: one's own list alone. Nobody reads who blocked them.
alter table public.blocked_people enable row level security;
grant select on public.blocked_people to authenticated, app_command;
grant insert (blocker_id, blocked_id), delete on public.blocked_people to app_command;
grant select, insert, update, delete on public.blocked_people to service_role;
create policy is_onboarded on public.blocked_people as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.blocked_people for select to authenticated, app_command
    using (blocker_id = (select auth.uid()));
create policy own_insert on public.blocked_people for insert to app_command
    with check (blocker_id = (select auth.uid()));
create policy own_delete on public.blocked_people for delete to app_command
    using (blocker_id = (select auth.uid()));
