-- Interviews of one's conversations. Proposed by the command, as oneself; answered and cancelled by commands.
alter table public.scheduled_interviews enable row level security;
grant select on public.scheduled_interviews to authenticated, app_command;
grant insert (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes, place),
    update (status, starts_at, answered_by, answered_at, cancelled_at, revision)
    on public.scheduled_interviews to app_command;
grant select, insert, update, delete on public.scheduled_interviews to service_role;
create policy is_onboarded on public.scheduled_interviews as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.scheduled_interviews;
create policy participants on public.scheduled_interviews for select to authenticated, app_command
    using (conversation_id = any ((select private.my_conversations())::uuid[]));
create policy propose on public.scheduled_interviews for insert to app_command
    with check (proposed_by = (select auth.uid())
        and conversation_id = any ((select private.my_conversations())::uuid[]));
create policy change on public.scheduled_interviews for update to app_command
    using (conversation_id = any ((select private.my_conversations())::uuid[]));
