-- One's own, which their owner shows or hides by a command; others see what the profile shows of it.
alter table public.interview_scores enable row level security;
grant select on public.interview_scores to authenticated, app_command;
grant update (is_shown) on public.interview_scores to app_command;
grant select, insert, update, delete on public.interview_scores to service_role;
create policy is_onboarded on public.interview_scores as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.interview_scores for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_update on public.interview_scores for update to app_command
    using (profile_id = (select auth.uid()));
