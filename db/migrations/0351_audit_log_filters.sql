-- The audit log by who, what, about whom, when, and words of the reason; always the newest first.
create index audit_log_newest on private.audit_log (created_at desc, id desc);
create index audit_log_by_actor on private.audit_log (actor_id, created_at desc, id desc);
create index audit_log_by_subject on private.audit_log (subject_id, created_at desc, id desc);
create index audit_log_by_action on private.audit_log (action, created_at desc, id desc);
create index audit_log_reason_words on private.audit_log using gin (to_tsvector('simple', reason));
drop index private.audit_log_actor, private.audit_log_subject, private.audit_log_action;
