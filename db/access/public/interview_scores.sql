-- One's own; others see what the profile shows of it.
alter table public.interview_scores enable row level security;
grant select on public.interview_scores to authenticated, app_command;
grant select, insert, update, delete on public.interview_scores to service_role;
create policy caller_ready on public.interview_scores as restrictive for all to authenticated, app_command
    using ((select private.caller_ready()));
create policy own on public.interview_scores for select to authenticated, app_command using (profile_id = (select auth.uid()));
