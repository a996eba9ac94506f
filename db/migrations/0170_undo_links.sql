-- Which passkey opened a session or raised it; with it goes the level (private.lower_passkey_sessions).
alter table auth.sessions add column passkey_id uuid;

-- Second factors that were wrong, counted under the lock of the user's row.
create table auth.factor_attempts (
    user_id uuid primary key references auth.users on delete cascade,
    -- Wrong answers since the last right one.
    in_row integer not null check (in_row >= 0),
    -- Wrong answers of the day that ends then.
    of_day integer not null check (of_day > 0),
    day_ends_at timestamptz not null,
    -- No answer is looked at before.
    blocked_until timestamptz
);

-- "This wasn't me": a mailed link for each change of how an account is signed in to. It undoes that change and what came
-- after it.
create table auth.undo_links (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    change text not null check (change in ('factor_added', 'factor_removed', 'passkey_added', 'passkey_removed',
        'identity_linked', 'identity_unlinked', 'password_changed', 'wrong_factors')),
    -- What was added or removed, in words: "authenticator app".
    label text not null,
    -- The id of what was added; the row of what was removed.
    detail jsonb not null,
    link_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
);
create index undo_links_user_id_idx on auth.undo_links (user_id, created_at);
create index undo_links_expires_at_idx on auth.undo_links (expires_at);
