-- Part of a company's page: readable where the company is, written by those who manage it, through commands.
alter table public.interview_steps enable row level security;
grant select on public.interview_steps to anon, authenticated, app_command;
grant insert, delete on public.interview_steps to app_command;
grant select, insert, update, delete on public.interview_steps to service_role;
-- The company's own policy decides, for someone in onboarding too.
create policy is_session_active on public.interview_steps as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy with_company on public.interview_steps for select to anon, authenticated, app_command
    using (exists (select from public.companies c where c.id = company_id));
create policy managed_insert on public.interview_steps for insert to app_command
    with check (company_id = (select private.my_company_with('manage_company')));
create policy managed_delete on public.interview_steps for delete to app_command
    using (company_id = (select private.my_company_with('manage_company')));
