alter table queue.tasks enable row level security;
grant select, insert, update, delete on queue.tasks to devproof_system;
create policy system on queue.tasks to devproof_system using (true) with check (true);
