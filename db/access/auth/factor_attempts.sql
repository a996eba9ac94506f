alter table auth.factor_attempts enable row level security;
grant select, insert, update, delete on auth.factor_attempts to devproof_system;
create policy system on auth.factor_attempts to devproof_system using (true) with check (true);
