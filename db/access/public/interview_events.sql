-- What was said in one's own attempts. Commands write it.
alter table public.interview_events enable row level security;
grant select on public.interview_events to authenticated, app_command;
grant insert (attempt_id, sequence, profile_id, kind, data, call_id, at) on public.interview_events to app_command;
grant select, insert, update, delete on public.interview_events to service_role;
create policy is_onboarded on public.interview_events as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.interview_events;
create policy own on public.interview_events for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_insert on public.interview_events for insert to app_command
    with check (profile_id = (select auth.uid()) and exists (
        select from public.interview_attempts a where a.id = attempt_id));
