-- Conversations one takes part in, while one may use messages.
alter table public.conversations enable row level security;
grant select on public.conversations to authenticated, app_command;
grant select, insert, update, delete on public.conversations to service_role;
create policy is_onboarded on public.conversations as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.conversations;
create policy participants on public.conversations for select to authenticated, app_command
    using (id = any ((select private.my_conversations())::uuid[]));
