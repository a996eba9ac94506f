-- What a person's public repositories at GitHub are written in and when they were pushed to, as GitHub says it. A row is the
-- person's consent; without it nothing is fetched or kept.
create table public.repository_summaries (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null unique references public.profiles on delete cascade,
    -- The verified link to the account.
    link_id uuid not null unique references public.profile_links on delete cascade,
    created_at timestamptz not null,
    -- The last fetch that was planned, and the last one that ended; both are the time of its plan.
    requested_at timestamptz not null,
    checked_at timestamptz,
    -- Why the last one told nothing.
    failure text check (failure in ('unreachable', 'timed_out', 'rate_limited', 'not_found', 'unreadable')),
    -- When it's fetched again.
    due_at timestamptz not null,
    -- What the last good one told.
    fetched_at timestamptz,
    repositories integer not null default 0 check (repositories >= 0),
    has_more boolean not null default false,
    -- [{"name": "Rust", "share": 62}]: percent, the largest first.
    languages jsonb not null default '[]',
    -- Months with pushes, as 2026-11.
    push_months text[] not null default '{}',
    last_pushed_on date
);
create index repository_summaries_due on public.repository_summaries (due_at);

-- Fetches that a person asked for are limited as checks of links are, and counted beside them.
alter table private.link_checks add column of_repositories boolean not null default false;
