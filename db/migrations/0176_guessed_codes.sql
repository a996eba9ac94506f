-- Guessing codes: counted for each account over everything that was sent to it.

alter table auth.users
    -- Wrong codes since that time, a day long.
    add column wrong_codes integer not null default 0 check (wrong_codes >= 0),
    add column wrong_codes_since timestamptz;

alter table auth.one_time_tokens
    -- The code is too long to be guessed: wrong ones do not void it.
    add column strong boolean not null default false;
