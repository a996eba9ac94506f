alter table queue.outbox enable row level security;
grant select, insert, update, delete on queue.outbox to devproof_system;
create policy system on queue.outbox to devproof_system using (true) with check (true);
