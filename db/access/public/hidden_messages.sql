-- What a person hides from themselves, written directly. What they can't read they can't hide.
alter table public.hidden_messages enable row level security;
grant select, delete on public.hidden_messages to authenticated, app_command;
grant insert (profile_id, conversation_id, message_id) on public.hidden_messages to authenticated, app_command;
grant select, insert, update, delete on public.hidden_messages to service_role;
create policy is_onboarded on public.hidden_messages as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.hidden_messages;
create policy own on public.hidden_messages for select to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_delete on public.hidden_messages for delete to authenticated, app_command
    using (profile_id = (select auth.uid()));
create policy own_insert on public.hidden_messages for insert to authenticated, app_command
    with check (profile_id = (select auth.uid())
        and conversation_id = any ((select private.my_conversations())::uuid[]));
