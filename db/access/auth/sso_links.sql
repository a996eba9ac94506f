alter table auth.sso_links enable row level security;
grant select, insert, delete on auth.sso_links to devproof_system;
create policy system on auth.sso_links to devproof_system using (true) with check (true);
