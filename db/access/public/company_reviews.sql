-- What staff decided on a company and why, for its members; who decided is not theirs to read.
alter table public.company_reviews enable row level security;
grant select (id, company_id, status, reason, created_at) on public.company_reviews to authenticated, app_command;
grant select, insert, update, delete on public.company_reviews to service_role;
create policy is_onboarded on public.company_reviews as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy members on public.company_reviews for select to authenticated, app_command
    using (company_id = (select private.my_company()));
