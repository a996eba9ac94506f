-- The stages of a company: its members read them, those who manage the company write them, through a command.
alter table public.candidate_stages enable row level security;
grant select on public.candidate_stages to authenticated, app_command;
grant insert (id, company_id, kind, name, position), update (name, position), delete on public.candidate_stages to app_command;
grant select, insert, update, delete on public.candidate_stages to service_role;
create policy is_onboarded on public.candidate_stages as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy members on public.candidate_stages for select to authenticated, app_command
    using (company_id = (select private.my_company()));
create policy managed_insert on public.candidate_stages for insert to app_command
    with check (company_id = (select private.my_company_with('manage_company')));
create policy managed_update on public.candidate_stages for update to app_command
    using (company_id = (select private.my_company_with('manage_company')))
    with check (company_id = (select private.my_company_with('manage_company')));
create policy managed_delete on public.candidate_stages for delete to app_command
    using (company_id = (select private.my_company_with('manage_company')));
