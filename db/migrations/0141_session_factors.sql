-- Which factor raised a session to aal2; with it goes the level (private.lower_sessions).
alter table auth.sessions add column factor_id uuid;

-- A code for a number: to sign in, for the sign-up itself, or for a change.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_check;
alter table auth.one_time_tokens add constraint one_time_tokens_kind_check check (kind in (
    'confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication',
    'sms', 'sms_signup', 'phone_change'));
