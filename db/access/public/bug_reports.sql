-- Bugs that one reported, with their state and the answer: one's own list alone. A command writes; staff read and answer
-- through functions that leave an entry in the audit log.
alter table public.bug_reports enable row level security;
grant select on public.bug_reports to authenticated, app_command;
grant insert (id, reporter_id, words, screenshot_path, user_agent, platform, language, viewport, request_id, created_at)
    on public.bug_reports to app_command;
grant select, insert, update, delete on public.bug_reports to service_role;
create policy is_onboarded on public.bug_reports as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.bug_reports for select to authenticated, app_command
    using (reporter_id = (select auth.uid()));
create policy own_insert on public.bug_reports for insert to app_command
    with check (reporter_id = (select auth.uid()));
