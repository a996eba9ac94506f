-- Commands of those who manage the company alone: pages read public.list_webhook_deliveries. private.plan_webhook_events
-- writes, and the worker says what became of them.
alter table public.webhook_deliveries enable row level security;
grant select, insert (id, endpoint_id, company_id, event, payload, due_at),
    update (state, due_at, attempts) on public.webhook_deliveries to app_command;
grant select, insert, update, delete on public.webhook_deliveries to service_role;
create policy is_onboarded on public.webhook_deliveries as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy managed on public.webhook_deliveries for select to app_command
    using (company_id = (select private.my_webhook_company()));
create policy managed_test on public.webhook_deliveries for insert to app_command
    with check (company_id = (select private.my_webhook_company()) and event = 'webhook.test');
create policy managed_again on public.webhook_deliveries for update to app_command
    using (company_id = (select private.my_webhook_company()))
    with check (company_id = (select private.my_webhook_company()));
