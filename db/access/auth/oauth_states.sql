alter table auth.oauth_states enable row level security;
grant select, insert, update, delete on auth.oauth_states to devproof_system;
create policy system on auth.oauth_states to devproof_system using (true) with check (true);
