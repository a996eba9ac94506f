alter table auth.passkeys enable row level security;
grant select, insert, update, delete on auth.passkeys to devproof_system;
create policy system on auth.passkeys to devproof_system using (true) with check (true);
