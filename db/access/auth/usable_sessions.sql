grant select on auth.usable_sessions to devproof_system;
