alter table storage.orphaned_objects enable row level security;
grant select, insert, update, delete on storage.orphaned_objects to devproof_system;
create policy system on storage.orphaned_objects to devproof_system using (true) with check (true);
