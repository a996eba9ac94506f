alter table auth.known_addresses enable row level security;
grant select, insert, update, delete on auth.known_addresses to devproof_system;
create policy system on auth.known_addresses to devproof_system using (true) with check (true);
