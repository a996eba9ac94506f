alter table auth.users enable row level security;
grant select, insert, update, delete on auth.users to devproof_system;
create policy system on auth.users to devproof_system using (true) with check (true);
