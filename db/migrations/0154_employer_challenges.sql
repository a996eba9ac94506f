-- Challenges that companies make: what is worked on, and what was published of it.

-- What a company pays for; without a row it has the free tier. Written by the server alone.
create table private.company_plans (
    company_id uuid primary key references public.companies on delete cascade,
    tier text not null check (tier in ('employer_core', 'hiring_kernel', 'flagship')),
    created_at timestamptz not null default now()
);

-- Challenge invitations that a company sent in a month (UTC): they are counted here, so that parallel sending cannot
-- pass the limit together.
create table private.invitation_usage (
    company_id uuid not null references public.companies on delete cascade,
    -- Its first day.
    month date not null,
    used integer not null default 0 check (used >= 0),
    created_at timestamptz not null default now(),
    primary key (company_id, month)
);

create table public.employer_challenges (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    created_by uuid references public.profiles on delete set null,
    -- As in the document; for lists.
    title text not null check (length(title) between 1 and 120),
    kind text not null check (kind in ('code', 'sql', 'written', 'system_design')),
    status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
    -- By content/challenges/challenge.schema.json; while it is worked on it may lack something.
    document jsonb not null check (jsonb_typeof(document) = 'object' and pg_column_size(document) <= 2000000),
    time_limit_minutes integer check (time_limit_minutes between 5 and 10080),
    -- The last moment to answer, for those it is sent to; null: fourteen days from sending.
    expires_at timestamptz,
    -- Counts edits, for editors who meet.
    revision integer not null default 1,
    -- The newest version, when there is one.
    published_version integer check (published_version > 0),
    -- Whether something was changed since that version.
    is_changed boolean not null default true,
    published_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (status = 'draft' or published_version is not null),
    check ((published_version is null) = (published_at is null))
);
create index employer_challenges_company on public.employer_challenges (company_id, updated_at desc);
create index employer_challenges_created_by on public.employer_challenges (created_by);

-- What was published, unchanged for ever: invitations hold one of these.
create table public.employer_challenge_versions (
    id uuid primary key default gen_random_uuid(),
    employer_challenge_id uuid not null references public.employer_challenges on delete cascade,
    version integer not null check (version > 0),
    document jsonb not null,
    time_limit_minutes integer,
    published_by uuid references public.profiles on delete set null,
    published_at timestamptz not null,
    created_at timestamptz not null default now(),
    unique (employer_challenge_id, version)
);
create index employer_challenge_versions_published_by on public.employer_challenge_versions (published_by);
