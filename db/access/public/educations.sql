-- A part of one's own profile: its owner writes it directly; others see it through functions.
alter table public.educations enable row level security;
grant select, delete on public.educations to authenticated, app_command;
grant insert (profile_id, institution, area, degree, url, score, started_on, ended_on, courses), update (institution, area, degree, url, score, started_on, ended_on, courses) on public.educations to authenticated, app_command;
-- Imports make ids before they insert.
grant insert (id) on public.educations to app_command;
grant select, insert, update, delete on public.educations to service_role;
create policy is_session_active on public.educations as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.educations to authenticated, app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
