-- What GitHub says of a person's repositories: commands and the daily fetch write it; everyone reads it through functions.
alter table public.repository_summaries enable row level security;
grant select, delete on public.repository_summaries to app_command;
grant insert (profile_id, link_id, created_at, requested_at, due_at), update (requested_at, due_at)
    on public.repository_summaries to app_command;
grant select, insert, update, delete on public.repository_summaries to service_role;
create policy is_session_active on public.repository_summaries as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
create policy own on public.repository_summaries to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
