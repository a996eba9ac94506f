alter table auth.rate_limits enable row level security;
grant select, insert, update, delete on auth.rate_limits to devproof_system;
create policy system on auth.rate_limits to devproof_system using (true) with check (true);
