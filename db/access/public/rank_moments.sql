-- When the caller reached which rank; the command records that they saw it.
alter table public.rank_moments enable row level security;
grant select on public.rank_moments to authenticated, app_command;
grant update (seen_at) on public.rank_moments to app_command;
grant select, insert, update, delete on public.rank_moments to service_role;
create policy is_onboarded on public.rank_moments as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.rank_moments for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_update on public.rank_moments for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
