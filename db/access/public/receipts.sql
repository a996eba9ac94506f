-- For those who read the subscription. Written by what payment providers say alone.
alter table public.receipts enable row level security;
grant select on public.receipts to authenticated, app_command;
grant select, insert, update, delete on public.receipts to service_role;
create policy is_onboarded on public.receipts as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy of_my_subscription on public.receipts for select to authenticated, app_command
    using (subscription_id = any ((select private.my_subscriptions())::uuid[]));
