alter table auth.flow_codes enable row level security;
grant select, insert, update, delete on auth.flow_codes to devproof_system;
create policy system on auth.flow_codes to devproof_system using (true) with check (true);
