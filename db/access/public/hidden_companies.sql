-- Companies a seeker hides from: theirs alone to know.
alter table public.hidden_companies enable row level security;
grant select on public.hidden_companies to authenticated, app_command;
grant select, insert, update, delete on public.hidden_companies to service_role;
-- @caller_ready hidden_companies
create policy own on public.hidden_companies for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
