-- One's own attempts: the head alone, so that a second device hears that something changed. Commands write them.
alter table public.interview_attempts enable row level security;
grant select on public.interview_attempts to authenticated, app_command;
grant insert (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition, seniority, practice,
    started_at, ends_at), update (state, phase, revisions, finished_at, scoring_at)
    on public.interview_attempts to app_command;
grant select, insert, update, delete on public.interview_attempts to service_role;
create policy is_onboarded on public.interview_attempts as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.interview_attempts;
create policy own on public.interview_attempts for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_insert on public.interview_attempts for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_update on public.interview_attempts for update to app_command
    using (profile_id = (select auth.uid()));
