-- The operator invites people by mail.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_check;
alter table auth.one_time_tokens add constraint one_time_tokens_kind_check check (kind in (
    'confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication', 'invite',
    'sms', 'sms_signup', 'phone_change'));

-- The operator's list of accounts, newest first.
create index users_created_at_idx on auth.users (created_at desc, id);
