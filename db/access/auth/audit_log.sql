-- Append only: entries are deleted by age alone, never changed.
alter table auth.audit_log enable row level security;
grant select, insert, delete on auth.audit_log to devproof_system;
create policy system on auth.audit_log to devproof_system using (true) with check (true);
