-- Who judges, and in which languages: written by workers again and again, and believed until it runs out. By the
-- database's own clock, which all of them share.
create table private.judge_workers (
    worker uuid primary key,
    languages text[] not null,
    leased_until timestamptz not null
);

-- Whose programs took how long lately (seconds that fade, each minute by half, since used_at): whoever took least is
-- next.
alter table private.judge_turns
    add column used_seconds double precision not null default 0,
    add column used_at timestamptz not null default now();

-- A program could tell what a hidden test holds by its time, its memory, or the line in which it fails. They are kept
-- for visible tests alone.
alter table public.submission_tests
    alter column time_ms drop not null,
    alter column memory_kib drop not null;
update public.submission_tests set time_ms = null, memory_kib = null, line = null where not visible;
alter table public.submission_tests
    drop constraint submission_tests_hidden,
    add constraint submission_tests_hidden
        check (visible or num_nonnulls(got, stdout, message, line, time_ms, memory_kib) = 0),
    add constraint submission_tests_measured check (not visible or num_nonnulls(time_ms, memory_kib) = 2);
