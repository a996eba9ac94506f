alter table auth.flows enable row level security;
grant select, insert, update, delete on auth.flows to devproof_system;
create policy system on auth.flows to devproof_system using (true) with check (true);
