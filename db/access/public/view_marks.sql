-- When one last opened a view: one's own, moved by mark_viewed with the server's clock.
alter table public.view_marks enable row level security;
grant select on public.view_marks to authenticated, app_command;
grant insert (user_id, view, viewed_at), update (viewed_at) on public.view_marks to app_command;
grant select, insert, update, delete on public.view_marks to service_role;
create policy is_onboarded on public.view_marks as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.view_marks;
create policy own on public.view_marks for select to authenticated, app_command using (user_id = (select auth.uid()));
create policy own_insert on public.view_marks for insert to app_command with check (user_id = (select auth.uid()));
create policy own_update on public.view_marks for update to app_command
    using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
