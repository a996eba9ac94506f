-- Content: everyone reads it, no one writes it through the API.
alter table public.skills enable row level security;
grant select on public.skills to anon, authenticated, app_command;
grant select, insert, update, delete on public.skills to service_role;
create policy is_session_active on public.skills as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy everyone on public.skills for select to anon, authenticated, app_command using (true);
