-- A part of one's own profile: its owner writes it directly; others see it through functions.
alter table public.experiences enable row level security;
grant select, delete on public.experiences to authenticated, app_command;
grant insert (profile_id, company_name, title, location, url, started_on, ended_on, summary, highlights), update (company_name, title, location, url, started_on, ended_on, summary, highlights) on public.experiences to authenticated, app_command;
-- Imports make ids before they insert.
grant insert (id) on public.experiences to app_command;
grant select, insert, update, delete on public.experiences to service_role;
create policy is_session_active on public.experiences as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.experiences to authenticated, app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
