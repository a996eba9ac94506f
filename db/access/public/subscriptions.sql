-- Job seekers read their own, a company's admins the company's. Written by what payment providers say alone.
alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated, app_command;
grant select, insert, update, delete on public.subscriptions to service_role;
create policy is_onboarded on public.subscriptions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.subscriptions;
create policy paid_by_me on public.subscriptions for select to authenticated, app_command
    using (id = any ((select private.my_subscriptions())::uuid[]));
