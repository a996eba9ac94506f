-- Capped by the tier, so written by commands.
alter table public.featured_projects enable row level security;
grant select on public.featured_projects to authenticated, app_command;
grant delete on public.featured_projects to app_command;
grant insert (id, profile_id, position, title, description, stack, url, repository_url, image_url, started_on, ended_on),
    update (position, title, description, stack, url, repository_url, image_url, started_on, ended_on)
    on public.featured_projects to app_command;
grant select, insert, update, delete on public.featured_projects to service_role;
create policy is_session_active on public.featured_projects as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.featured_projects for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_insert on public.featured_projects for insert to app_command
    with check (profile_id = (select auth.uid()));
create policy own_update on public.featured_projects for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
create policy own_delete on public.featured_projects for delete to app_command
    using (profile_id = (select auth.uid()));
