-- The verdicts on the single tests of one's own answers.
alter table public.submission_tests enable row level security;
grant select on public.submission_tests to authenticated, app_command;
grant select, insert, update, delete on public.submission_tests to service_role;
create policy is_onboarded on public.submission_tests as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.submission_tests;
create policy own on public.submission_tests for select to authenticated, app_command using (profile_id = (select auth.uid()));
