alter table auth.sessions enable row level security;
grant select, insert, update, delete on auth.sessions to devproof_system;
create policy system on auth.sessions to devproof_system using (true) with check (true);
-- Every node hears that a session ended: a deleted row tells its id.
alter publication devproof_internal add table auth.sessions (id, user_id);
