-- Statements are prepared by the gate before a role is set, so the gate must be able to name things; it can
-- execute and read nothing by itself.
grant usage on schema public, private, auth, queue, realtime, storage, extensions to devproof_gate;

grant usage on schema public to anon, authenticated, service_role, app_command;
-- Policies and views call helpers in these schemas; each helper is granted on its own.
grant usage on schema auth, private to anon, authenticated, service_role, app_command, devproof_system;
grant usage on schema queue to app_command, service_role, devproof_system;
grant usage on schema realtime, storage to devproof_system;
grant usage on schema extensions to anon, authenticated, service_role, app_command, devproof_system;
