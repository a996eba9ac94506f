-- What a challenge shows: of each published one the version that is judged now.
alter table public.challenge_versions enable row level security;
grant select on public.challenge_versions to authenticated, app_command;
grant select, insert, update, delete on public.challenge_versions to service_role;
create policy is_onboarded on public.challenge_versions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy current on public.challenge_versions for select to authenticated, app_command
    using (exists (select from public.challenges c where c.current_version_id = challenge_versions.id));
