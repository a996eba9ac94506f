-- Company sign-on asks for more proof: of domains again and again, and of accounts that are somebody's own.

alter table auth.sso_domains
    -- The look at the text record that was planned last, and the one whose outcome is known.
    add column look_planned_at timestamptz,
    add column looked_at timestamptz,
    -- Looks in a row that did not find the record.
    add column missed smallint not null default 0 check (missed >= 0),
    -- When the proof was taken back because the record was gone.
    add column lapsed_at timestamptz;

-- Somebody whom a company's provider vouched for, whose account is their own: the identity waits for the account's own
-- proof, in the browser that was sent back (a cookie holds the token).
create table auth.sso_links (
    token_hash bytea primary key,
    user_id uuid not null references auth.users on delete cascade,
    -- "sso:" and the provider's id.
    provider text not null,
    -- Sealed: what the provider said.
    told bytea not null,
    created_at timestamptz not null
);
create index sso_links_user_id_idx on auth.sso_links (user_id);
create index sso_links_created_at_idx on auth.sso_links (created_at);
