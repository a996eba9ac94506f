-- One's own; others see what the profile shows of it.
alter table public.challenge_completions enable row level security;
grant select on public.challenge_completions to authenticated, app_command;
grant select, insert, update, delete on public.challenge_completions to service_role;
create policy is_onboarded on public.challenge_completions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.challenge_completions for select to authenticated, app_command using (profile_id = (select auth.uid()));
