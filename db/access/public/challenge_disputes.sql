-- One's own disputes. What the references gave, and who decided, stands apart.
alter table public.challenge_disputes enable row level security;
grant select on public.challenge_disputes to authenticated, app_command;
grant insert (id, challenge_id, version_id, profile_id, submission_id, claim, arguments, setup, claimed_expected, created_at),
    update (state, decided_at) on public.challenge_disputes to app_command;
grant select, insert, update, delete on public.challenge_disputes to service_role;
create policy is_onboarded on public.challenge_disputes as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.challenge_disputes for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_insert on public.challenge_disputes for insert to app_command
    with check (profile_id = (select auth.uid()) and state = 'open');
create policy own_update on public.challenge_disputes for update to app_command
    using (profile_id = (select auth.uid()) and state = 'open') with check (profile_id = (select auth.uid()) and state = 'withdrawn');
