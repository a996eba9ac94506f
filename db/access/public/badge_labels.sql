-- Content: everyone reads it, no one writes it through the API.
alter table public.badge_labels enable row level security;
grant select on public.badge_labels to anon, authenticated, app_command;
grant select, insert, update, delete on public.badge_labels to service_role;
create policy is_session_active on public.badge_labels as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy everyone on public.badge_labels for select to anon, authenticated, app_command using (true);
