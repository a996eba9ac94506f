-- Second factors, passkeys and phone numbers.

create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
    -- Unverified ones count for nothing and are forgotten after five minutes.
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    friendly_name text not null default '' check (char_length(friendly_name) <= 100),
    -- TOTP: the secret, sealed by the master secret.
    secret bytea,
    -- TOTP: the newest step a code of which was taken. A code is good once.
    last_step bigint,
    -- Phone: E.164 without the plus sign.
    phone text check (char_length(phone) between 7 and 15),
    -- WebAuthn: the public key with its counter, as webauthn-rs writes it.
    credential jsonb,
    last_challenged_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((factor_type = 'totp') = (secret is not null)),
    check ((factor_type = 'phone') = (phone is not null)),
    check (factor_type <> 'webauthn' or status = 'unverified' or credential is not null)
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index mfa_factors_name_key on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors on delete cascade,
    -- It is answered from where it was asked for.
    ip inet not null,
    -- Phone: keyed hash of the code that was sent.
    code_hash bytea,
    -- WebAuthn: what the answer is checked against.
    state jsonb,
    created_at timestamptz not null,
    expires_at timestamptz not null
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_expires_at_idx on auth.mfa_challenges (expires_at);

-- Keys that sign in on their own: possession and, by the device's own check, the person.
create table auth.passkeys (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    credential_id bytea not null unique,
    credential jsonb not null,
    friendly_name text not null default '' check (char_length(friendly_name) <= 100),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    last_used_at timestamptz
);
create index passkeys_user_id_idx on auth.passkeys (user_id);

create table auth.passkey_challenges (
    id uuid primary key,
    -- Who registers one; null at a sign-in, where the answer says who it is.
    user_id uuid references auth.users on delete cascade,
    state jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
);
create index passkey_challenges_user_id_idx on auth.passkey_challenges (user_id);
create index passkey_challenges_expires_at_idx on auth.passkey_challenges (expires_at);

-- A number that a pending change leads to.
alter table auth.users add column phone_change text check (char_length(phone_change) between 7 and 15);
alter table auth.users add column phone_change_sent_at timestamptz;
alter table auth.users add constraint users_phone_check check (char_length(phone) between 7 and 15);

-- What is sent to a number is a code alone; its link is never told to anybody.
alter table auth.one_time_tokens drop constraint one_time_tokens_kind_check;
alter table auth.one_time_tokens add constraint one_time_tokens_kind_check check (kind in (
    'confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication',
    'sms', 'phone_change'));

-- When the account's number was proved; mirrored from auth.users. Others see whether, never which.
alter table public.profiles add column phone_verified_at timestamptz;
