alter table auth.mfa_factors enable row level security;
grant select, insert, update, delete on auth.mfa_factors to devproof_system;
create policy system on auth.mfa_factors to devproof_system using (true) with check (true);
