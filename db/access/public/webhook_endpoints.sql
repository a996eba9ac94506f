-- Commands of those who manage the company alone: pages read public.list_webhooks. The worker sends.
alter table public.webhook_endpoints enable row level security;
grant select, insert (id, company_id, url, description, events, secret_id, created_by),
    update (url, description, events, state, secret_id, previous_secret_id, previous_secret_until, failures, failing_since,
        rests_until),
    delete on public.webhook_endpoints to app_command;
grant select, insert, update, delete on public.webhook_endpoints to service_role;
create policy is_onboarded on public.webhook_endpoints as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managed on public.webhook_endpoints for select to app_command
    using (company_id = (select private.my_webhook_company()));
create policy managed_insert on public.webhook_endpoints for insert to app_command
    with check (company_id = (select private.my_webhook_company()) and created_by = (select auth.uid()));
create policy managed_update on public.webhook_endpoints for update to app_command
    using (company_id = (select private.my_webhook_company()))
    with check (company_id = (select private.my_webhook_company()));
create policy managed_delete on public.webhook_endpoints for delete to app_command
    using (company_id = (select private.my_webhook_company()));
