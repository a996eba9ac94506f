-- What was said in one's own attempts. Written by functions of the owner.
alter table public.interview_events enable row level security;
grant select on public.interview_events to authenticated, app_command;
grant select, insert, update, delete on public.interview_events to service_role;
-- @caller_ready interview_events
-- @publish interview_events
create policy own on public.interview_events for select to authenticated, app_command using (profile_id = (select auth.uid()));
