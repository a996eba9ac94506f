alter table auth.identities enable row level security;
grant select, insert, update, delete on auth.identities to devproof_system;
create policy system on auth.identities to devproof_system using (true) with check (true);
