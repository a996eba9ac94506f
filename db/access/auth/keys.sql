alter table auth.keys enable row level security;
grant select, insert, update on auth.keys to devproof_system;
create policy system on auth.keys to devproof_system using (true) with check (true);
