-- Messages of one's conversations. Sent by the command, as oneself, with the number it was given; edited and deleted by
-- their sender.
alter table public.messages enable row level security;
grant select on public.messages to authenticated, app_command;
grant insert (id, conversation_id, sender_id, sequence, kind, body, attachments, invitation_id, scheduled_interview_id,
    reply_to_id, created_at) on public.messages to app_command;
grant update (body, attachments, edited_at, deleted_at) on public.messages to app_command;
grant select, insert, update, delete on public.messages to service_role;
create policy is_onboarded on public.messages as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.messages;
create policy participants on public.messages for select to authenticated, app_command
    using (conversation_id = any ((select private.my_conversations())::uuid[]));
create policy send on public.messages for insert to app_command
    with check (sender_id = (select auth.uid()) and kind in ('text', 'challenge', 'interview')
        and (kind = 'challenge') = (invitation_id is not null)
        and (kind = 'interview') = (scheduled_interview_id is not null)
        and conversation_id = any ((select private.my_conversations())::uuid[]));
create policy change_own on public.messages for update to app_command
    using (sender_id = (select auth.uid()) and kind = 'text'
        and conversation_id = any ((select private.my_conversations())::uuid[]));
