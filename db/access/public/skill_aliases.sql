-- Content: everyone reads it, no one writes it through the API.
alter table public.skill_aliases enable row level security;
grant select on public.skill_aliases to anon, authenticated, app_command;
grant select, insert, update, delete on public.skill_aliases to service_role;
create policy is_session_active on public.skill_aliases as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy everyone on public.skill_aliases for select to anon, authenticated, app_command using (true);
