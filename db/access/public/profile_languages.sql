-- A part of one's own profile: its owner writes it directly; others see it through functions.
alter table public.profile_languages enable row level security;
grant select, delete on public.profile_languages to authenticated, app_command;
grant insert (profile_id, name, fluency, position), update (name, fluency, position) on public.profile_languages to authenticated, app_command;
-- Imports make ids before they insert.
grant insert (id) on public.profile_languages to app_command;
grant select, insert, update, delete on public.profile_languages to service_role;
create policy is_session_active on public.profile_languages as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.profile_languages to authenticated, app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
