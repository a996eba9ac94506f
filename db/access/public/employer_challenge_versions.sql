-- What was published of a company's challenges, hidden tests and solutions included: for those who manage them. A
-- candidate reads their part through get_challenge_invitation.
alter table public.employer_challenge_versions enable row level security;
grant select on public.employer_challenge_versions to authenticated, app_command;
grant insert (id, employer_challenge_id, version, document, time_limit_minutes, published_by, published_at)
    on public.employer_challenge_versions to app_command;
grant select, insert, update, delete on public.employer_challenge_versions to service_role;
create policy is_onboarded on public.employer_challenge_versions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managers on public.employer_challenge_versions for select to authenticated, app_command
    using (exists (select from public.employer_challenges e
        where e.id = employer_challenge_id and e.company_id = (select private.my_company_with('manage_challenges'))));
create policy publish on public.employer_challenge_versions for insert to app_command
    with check (published_by = (select auth.uid()) and exists (select from public.employer_challenges e
        where e.id = employer_challenge_id and e.company_id = (select private.my_company_with('manage_challenges'))));
