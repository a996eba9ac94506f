-- The public catalogue, for anyone who is signed in.
alter table public.challenges enable row level security;
grant select on public.challenges to authenticated, app_command;
grant select, insert, update, delete on public.challenges to service_role;
create policy is_onboarded on public.challenges as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy published on public.challenges for select to authenticated, app_command using (published_at <= now() and retired_at is null);
