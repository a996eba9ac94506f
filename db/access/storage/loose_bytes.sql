alter table storage.loose_bytes enable row level security;
grant select, insert, update, delete on storage.loose_bytes to devproof_system;
create policy system on storage.loose_bytes to devproof_system using (true) with check (true);
