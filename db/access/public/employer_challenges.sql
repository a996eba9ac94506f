-- A company's challenges, drafts and published: for those who manage them. Who only sends them has
-- list_employer_challenges. Writes are commands.
alter table public.employer_challenges enable row level security;
grant select on public.employer_challenges to authenticated, app_command;
grant insert (id, company_id, created_by, title, kind, document, time_limit_minutes, expires_at, created_at, updated_at),
    update (title, kind, status, document, time_limit_minutes, expires_at, revision, published_version, is_changed,
        published_at, updated_at),
    delete on public.employer_challenges to app_command;
grant select, insert, update, delete on public.employer_challenges to service_role;
create policy is_onboarded on public.employer_challenges as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managers on public.employer_challenges to authenticated, app_command
    using (company_id = (select private.my_company_with('manage_challenges')))
    with check (company_id = (select private.my_company_with('manage_challenges')));
