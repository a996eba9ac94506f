-- One's own unfinished answers, kept by the command.
alter table public.challenge_drafts enable row level security;
grant select on public.challenge_drafts to authenticated, app_command;
grant insert (profile_id, challenge_id, language, source, updated_at), update (source, updated_at), delete
    on public.challenge_drafts to app_command;
grant select, insert, update, delete on public.challenge_drafts to service_role;
create policy is_onboarded on public.challenge_drafts as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.challenge_drafts for select to authenticated, app_command using (profile_id = (select auth.uid()));
create policy own_insert on public.challenge_drafts for insert to app_command with check (profile_id = (select auth.uid()));
create policy own_update on public.challenge_drafts for update to app_command
    using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
create policy own_delete on public.challenge_drafts for delete to app_command using (profile_id = (select auth.uid()));
