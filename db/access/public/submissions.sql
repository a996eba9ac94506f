-- One's own answers and what judging said. Written by private.insert_submission and the judge alone.
alter table public.submissions enable row level security;
grant select on public.submissions to authenticated, app_command;
grant select, insert, update, delete on public.submissions to service_role;
create policy is_onboarded on public.submissions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.submissions;
create policy own on public.submissions for select to authenticated, app_command using (profile_id = (select auth.uid()));
