-- The auth service reads; private.write_sso_provider and its like write.
alter table auth.sso_providers enable row level security;
grant select on auth.sso_providers to devproof_system;
create policy system on auth.sso_providers to devproof_system using (true) with check (true);
