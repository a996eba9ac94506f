-- What was said in one's own attempts. Written by functions of the owner.
alter table public.interview_events enable row level security;
grant select on public.interview_events to authenticated, app_command;
grant select, insert, update, delete on public.interview_events to service_role;
create policy caller_ready on public.interview_events as restrictive for all to authenticated, app_command
    using ((select private.caller_ready()));
alter publication supabase_realtime add table public.interview_events;
create policy own on public.interview_events for select to authenticated, app_command using (profile_id = (select auth.uid()));
