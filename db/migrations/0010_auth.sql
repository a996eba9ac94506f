-- Accounts, sessions and what belongs to signing in. Only the auth service reads and writes here (devproof_system);
-- nothing secret is stored in a form that could be used: passwords are hashes, links and codes are hashes,
-- refresh tokens are not stored at all.

create table auth.users (
    id uuid primary key default gen_random_uuid(),
    aud text not null default 'authenticated',
    role text not null default 'authenticated',
    -- Normalised by the service: NFC, trimmed, lower case.
    email text check (char_length(email) between 3 and 254),
    email_confirmed_at timestamptz,
    phone text,
    phone_confirmed_at timestamptz,
    -- PHC string (Argon2id). Null: the account has no password.
    password_hash text,
    -- The address that a pending change leads to.
    email_change text check (char_length(email_change) between 3 and 254),
    email_change_sent_at timestamptz,
    invited_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    reauthentication_sent_at timestamptz,
    last_sign_in_at timestamptz,
    -- Written by the service alone.
    app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
    -- Written by the user. No right may ever depend on it.
    user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
    is_anonymous boolean not null default false,
    banned_until timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (email);
create unique index users_phone_key on auth.users (phone);

create table auth.identities (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    provider text not null,
    -- The provider's own id of the person; for provider "email" the user's id.
    provider_id text not null,
    identity_data jsonb not null default '{}',
    last_sign_in_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);

-- One row is one signed-in device. Deleting the row ends the session everywhere.
create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
    -- How it was proved, newest first: [{"method", "timestamp"}].
    amr jsonb not null default '[]',
    -- When the person last proved who they are (a refresh does not count).
    authenticated_at timestamptz not null,
    -- The number of the newest refresh token, and when it was first handed out.
    generation bigint not null default 1 check (generation > 0),
    rotated_at timestamptz not null,
    -- The newest refresh token, or an access token issued with it, has come back to us: its reply was not lost.
    generation_seen boolean not null default false,
    user_agent text check (char_length(user_agent) <= 512),
    ip inet,
    created_at timestamptz not null
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- A PKCE challenge that a mailed link will answer to.
create table auth.flows (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    code_challenge text not null,
    created_at timestamptz not null
);
create index flows_user_id_idx on auth.flows (user_id);
create index flows_created_at_idx on auth.flows (created_at);

-- The codes that opening such a link gave out. Exchanging one ends the flow and so all of them.
create table auth.flow_codes (
    code_hash bytea primary key,
    flow_id uuid not null references auth.flows on delete cascade,
    -- The session's amr method.
    method text not null,
    issued_at timestamptz not null
);
create index flow_codes_flow_id_idx on auth.flow_codes (flow_id);

-- What was mailed: a link and a code for the same purpose. Each purpose has at most one per user.
create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    kind text not null check (kind in (
        'confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
    link_hash bytea not null,
    code_hash bytea not null,
    -- The address it went to.
    sent_to text not null,
    flow_id uuid references auth.flows on delete cascade,
    -- Wrong codes tried; the link is not touched by them.
    failures integer not null default 0,
    -- One half of an address change, confirmed while the other half is open.
    confirmed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (user_id, kind)
);
create unique index one_time_tokens_link_hash_key on auth.one_time_tokens (link_hash);
create index one_time_tokens_sent_to_idx on auth.one_time_tokens (sent_to);
create index one_time_tokens_flow_id_idx on auth.one_time_tokens (flow_id);
create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

-- Signing keys, sealed by the master secret. The newest that is in use signs.
create table auth.keys (
    kid text primary key,
    sealed bytea not null,
    created_at timestamptz not null,
    retired_at timestamptz
);

create table auth.audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    -- No foreign key: the entry outlives the account.
    user_id uuid,
    session_id uuid,
    ip inet,
    detail jsonb not null default '{}'
);
create index audit_log_user_id_idx on auth.audit_log (user_id, at desc);
create index audit_log_at_idx on auth.audit_log (at);

-- Counters of limits. The key is a hash, so that no address of a stranger is kept.
create table auth.rate_limits (
    kind text not null,
    key bytea not null,
    used integer not null,
    resets_at timestamptz not null,
    primary key (kind, key)
);
create index rate_limits_resets_at_idx on auth.rate_limits (resets_at);

-- Network addresses from which an account signed in before. Tries from there are counted apart, so that a
-- stranger who guesses passwords cannot lock the owner out.
create table auth.known_addresses (
    user_id uuid not null references auth.users on delete cascade,
    ip inet not null,
    last_used_at timestamptz not null,
    primary key (user_id, ip)
);
create index known_addresses_last_used_at_idx on auth.known_addresses (last_used_at);
