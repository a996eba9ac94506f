-- Append only: no one holds update or delete, and a trigger refuses them to the owner too (auth.keep_audit_log).
alter table auth.audit_log enable row level security;
grant select, insert on auth.audit_log to devproof_system;
create policy system on auth.audit_log to devproof_system using (true) with check (true);
