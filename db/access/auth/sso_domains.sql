-- The auth service reads; private.write_sso_domain and its like write.
alter table auth.sso_domains enable row level security;
grant select on auth.sso_domains to devproof_system;
create policy system on auth.sso_domains to devproof_system using (true) with check (true);
