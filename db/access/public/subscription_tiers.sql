-- Content: everyone reads it, no one writes it through the API.
alter table public.subscription_tiers enable row level security;
grant select on public.subscription_tiers to anon, authenticated, app_command;
grant select, insert, update, delete on public.subscription_tiers to service_role;
create policy is_session_active on public.subscription_tiers as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy everyone on public.subscription_tiers for select to anon, authenticated, app_command using (true);
