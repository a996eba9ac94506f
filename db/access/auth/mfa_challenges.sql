alter table auth.mfa_challenges enable row level security;
grant select, insert, update, delete on auth.mfa_challenges to devproof_system;
create policy system on auth.mfa_challenges to devproof_system using (true) with check (true);
