-- Who listens and sends on private topics: SELECT and INSERT. Asked by realtime.check_rights alone.
alter table realtime.messages enable row level security;
grant usage on schema realtime to anon, authenticated;
grant select, insert (topic, extension) on realtime.messages to anon, authenticated;
grant execute on function realtime.topic(), realtime.may_insert(text), realtime.check_rights(jsonb)
    to anon, authenticated;
grant execute on function private.topic_listening(), private.topic_sending() to authenticated;
create policy listen on realtime.messages for select to authenticated
    using (extension = any ((select private.topic_listening())::text[]));
create policy send on realtime.messages for insert to authenticated
    with check (extension = any ((select private.topic_sending())::text[]));
