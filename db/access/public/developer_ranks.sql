-- Content: everyone reads it, no one writes it through the API.
alter table public.developer_ranks enable row level security;
grant select on public.developer_ranks to anon, authenticated, app_command;
grant select, insert, update, delete on public.developer_ranks to service_role;
create policy is_session_active on public.developer_ranks as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy everyone on public.developer_ranks for select to anon, authenticated, app_command using (true);
