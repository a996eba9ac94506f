-- One's own row; who else is in comes from known_people. The client moves its read mark, hides and mutes; a trigger keeps
-- both spellings of the mark together.
alter table public.conversation_participants enable row level security;
grant select on public.conversation_participants to authenticated, app_command;
grant update (last_read_at, is_hidden, is_muted) on public.conversation_participants to authenticated, app_command;
grant select, insert, update, delete on public.conversation_participants to service_role;
create policy is_onboarded on public.conversation_participants as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.conversation_participants;
create policy own on public.conversation_participants for select to authenticated, app_command
    using (user_id = (select auth.uid()));
create policy own_update on public.conversation_participants for update to authenticated, app_command
    using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
