-- A part of one's own profile: its owner writes it directly; others see it through functions.
alter table public.profile_links enable row level security;
grant select, delete on public.profile_links to authenticated, app_command;
grant insert (profile_id, kind, label, url, position), update (kind, label, url, position) on public.profile_links to authenticated, app_command;
-- Imports make ids before they insert.
grant insert (id) on public.profile_links to app_command;
-- Whether a link is its owner's own: verify_link and the daily check alone write it.
grant update (verified_at, verified_by, checked_at, check_failure, missed, lapsed_at, check_due_at)
    on public.profile_links to app_command;
grant select, insert, update, delete on public.profile_links to service_role;
create policy is_session_active on public.profile_links as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.profile_links to authenticated, app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
