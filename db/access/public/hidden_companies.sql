-- Companies a seeker hides from: theirs alone to know.
alter table public.hidden_companies enable row level security;
grant select on public.hidden_companies to authenticated, app_command;
grant insert (profile_id, company_id), delete on public.hidden_companies to app_command;
grant select, insert, update, delete on public.hidden_companies to service_role;
create policy is_onboarded on public.hidden_companies as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.hidden_companies for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.hidden_companies for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_delete on public.hidden_companies for delete to app_command
    using (profile_id = (select auth.uid()));
