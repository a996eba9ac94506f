-- The public catalogue, for anyone who is signed in.
alter table public.challenge_skills enable row level security;
grant select on public.challenge_skills to authenticated, app_command;
grant select, insert, update, delete on public.challenge_skills to service_role;
create policy is_onboarded on public.challenge_skills as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy published on public.challenge_skills for select to authenticated, app_command using (exists (select from public.challenges c where c.id = challenge_id));
