alter table auth.passkey_challenges enable row level security;
grant select, insert, update, delete on auth.passkey_challenges to devproof_system;
create policy system on auth.passkey_challenges to devproof_system using (true) with check (true);
