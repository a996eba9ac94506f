-- A seeker's decision on a job, the employer's decision on the seeker, and the day's counter.

create table public.job_interactions (
    id uuid primary key default gen_random_uuid(),
    job_opening_id uuid not null references public.job_openings on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    status text not null check (status in ('interested', 'not_interested')),
    note text check (length(note) <= 1000),
    source text not null default 'discover' check (source in ('discover', 'featured', 'search', 'link')),
    -- The counter it was taken from, so that an undo gives back to the same one.
    pot text not null default 'discover' check (pot in ('discover', 'featured')),
    usage_day date not null default (now() at time zone 'utc')::date,
    decision text check (decision in ('approved', 'rejected', 'expired', 'withdrawn')),
    decided_at timestamptz,
    -- Frozen when interest was expressed, as the seeker may see it (without the employer's weights; those are in
    -- private.match_receipts).
    match_score smallint check (match_score between 0 and 100),
    match_version smallint,
    match jsonb,
    created_at timestamptz not null default now(),
    unique (job_opening_id, profile_id),
    check ((decision is null) = (decided_at is null)),
    check (status = 'interested' or decision is null),
    check (status = 'interested' or note is null)
);
create index job_interactions_profile on public.job_interactions (profile_id, created_at desc);
-- Newest interested of a job: the employer's list and the badge.
create index job_interactions_interested on public.job_interactions (job_opening_id, created_at desc)
    where status = 'interested';
create index job_interactions_undecided on public.job_interactions (created_at)
    where status = 'interested' and decision is null;
alter table public.job_interactions replica identity full;

-- Only the seeker: why they passed.
create table public.job_interaction_passes (
    job_interaction_id uuid primary key references public.job_interactions on delete cascade,
    reason text not null check (length(trim(reason)) between 1 and 1000),
    created_at timestamptz not null default now()
);

-- Only the company: who decided and why.
create table public.job_interaction_decisions (
    job_interaction_id uuid primary key references public.job_interactions on delete cascade,
    decided_by uuid references public.profiles on delete set null,
    reason text check (length(reason) <= 2000),
    -- A key of the frozen match's criteria, "skill:rust" or "years".
    criterion text check (length(criterion) <= 80),
    created_at timestamptz not null default now()
);
create index job_interaction_decisions_by on public.job_interaction_decisions (decided_by);

create table public.daily_usage (
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null check (kind in ('discover', 'featured')),
    day date not null,
    used integer not null default 0 check (used >= 0),
    created_at timestamptz not null default now(),
    primary key (profile_id, kind, day)
);
