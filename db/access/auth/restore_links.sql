alter table auth.restore_links enable row level security;
grant select, insert, update, delete on auth.restore_links to devproof_system;
create policy system on auth.restore_links to devproof_system using (true) with check (true);
