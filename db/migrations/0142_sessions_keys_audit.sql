-- When a session was last used, for the list that people see of their own; true within minutes.
alter table auth.sessions add column last_used_at timestamptz;
update auth.sessions set last_used_at = greatest(created_at, rotated_at);
alter table auth.sessions alter column last_used_at set not null, alter column last_used_at set default now();

-- Several signing keys: the one whose time to sign came last signs, every one that is honoured is published.
-- `honoured_until` is set when a successor is made: the last token under this key has expired by then.
alter table auth.keys add column signs_from timestamptz, add column honoured_until timestamptz;
update auth.keys set signs_from = created_at;
alter table auth.keys alter column signs_from set not null;

-- What is written down about accounts only grows (auth.keep_audit_log). Entries are small.
alter table auth.audit_log
    add constraint audit_log_action_check check (action ~ '^[a-z_]{1,40}$'),
    add constraint audit_log_detail_check check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 2000);
create index audit_log_action_idx on auth.audit_log (action, id desc);
