-- Captcha tokens that were used and could still be shown again: one token is good once, on all nodes together.
create table auth.spent_captchas (
    -- SHA-256 of what identifies the token.
    hash bytea primary key,
    -- From when on the token is refused for its age anyway.
    expires_at timestamptz not null
);
create index spent_captchas_expires_at_idx on auth.spent_captchas (expires_at);
