-- Jobs. Written by commands; `is_listed` and `is_public` are kept by triggers from the job's status and its company.

create table public.job_openings (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    -- The member it belongs to; null when that member left and nobody took over yet.
    recruiter_profile_id uuid references public.profiles on delete set null,
    title text not null check (length(trim(title)) between 1 and 160),
    description text not null default '' check (length(description) <= 20000),
    status text not null default 'draft' check (status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired')),
    seniority text check (seniority in ('intern', 'junior', 'mid', 'senior', 'staff', 'principal')),
    employment_type text check (employment_type in ('full_time', 'part_time', 'contract', 'internship', 'temporary')),
    remote_policy text check (remote_policy in ('remote', 'hybrid', 'onsite')),
    -- Free text each: "Vienna, Austria".
    places text[] not null default '{}' check (cardinality(places) <= 20),
    -- ISO 3166 alpha-2; empty means anywhere (remote) or not said.
    countries text[] not null default '{}' check (cardinality(countries) <= 60),
    -- Hours from UTC that a remote colleague may live at, both ends included.
    utc_offset_min smallint check (utc_offset_min between -12 and 14),
    utc_offset_max smallint check (utc_offset_max between -12 and 14),
    pay_min integer check (pay_min between 0 and 100000000),
    pay_max integer check (pay_max between 0 and 100000000),
    pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
    pay_period text not null default 'year' check (pay_period in ('year', 'month', 'day', 'hour')),
    -- 260 working days of eight hours make a year.
    pay_min_year bigint generated always as (pay_min::bigint * case pay_period
        when 'month' then 12 when 'day' then 260 when 'hour' then 2080 else 1 end) stored,
    pay_max_year bigint generated always as (pay_max::bigint * case pay_period
        when 'month' then 12 when 'day' then 260 when 'hour' then 2080 else 1 end) stored,
    equity text check (length(equity) <= 120),
    visa_sponsorship boolean,
    min_years smallint check (min_years between 0 and 40),
    -- Targets of the criteria "rank" (position of the rank) and "system design" (points).
    min_rank smallint check (min_rank between 0 and 6),
    min_system_design smallint check (min_system_design between 0 and 100),
    interview_process text check (length(interview_process) <= 5000),
    application_url text check (length(application_url) <= 500 and application_url ~* '^https?://'),
    source_url text check (length(source_url) <= 500 and source_url ~* '^https?://'),
    -- The employer's identifier from an imported posting.
    source_identifier text check (length(source_identifier) <= 200),

    is_listed boolean not null default false,
    is_public boolean not null default false,
    version integer not null default 1,
    published_at timestamptz,
    expires_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((utc_offset_min is null) = (utc_offset_max is null)),
    check (utc_offset_min <= utc_offset_max),
    check (pay_min <= pay_max),
    -- Publishing needs what a candidate must know.
    check (status = 'draft' or (
        published_at is not null and pay_min is not null and pay_max is not null and pay_currency is not null
        and employment_type is not null and remote_policy is not null and seniority is not null
        and length(trim(description)) > 0))
);
create index job_openings_company on public.job_openings (company_id, created_at desc);
create index job_openings_recruiter on public.job_openings (recruiter_profile_id);
create index job_openings_newest on public.job_openings (published_at desc, id) where is_listed;
-- The same for a client that filters by status instead of the flag.
create index job_openings_open_newest on public.job_openings (published_at desc, id) where status = 'open';
create index job_openings_listed_company on public.job_openings (company_id) where is_listed;
-- Text filter of browse: words of title, served inside a definer function.
create index job_openings_words on public.job_openings
    using gin (to_tsvector('simple', title || ' ' || left(description, 4000))) where is_listed;
-- A posting imported twice is found again.
create unique index job_openings_source on public.job_openings (company_id, source_identifier)
    where source_identifier is not null;
create index job_openings_expiring on public.job_openings (expires_at) where status = 'open' and expires_at is not null;

create table public.job_skills (
    job_opening_id uuid not null references public.job_openings on delete cascade,
    skill_id integer not null references public.skills on delete restrict,
    importance text not null default 'must' check (importance in ('must', 'nice')),
    min_years smallint check (min_years between 1 and 40),
    position smallint not null default 0,
    created_at timestamptz not null default now(),
    primary key (job_opening_id, skill_id)
);
create index job_skills_skill on public.job_skills (skill_id, job_opening_id);

-- The ideal candidate: one row per criterion, whole numbers that sum to 100 per job (checked at commit by a trigger).
create table public.job_weights (
    id uuid primary key default gen_random_uuid(),
    job_opening_id uuid not null references public.job_openings on delete cascade,
    criterion text not null check (criterion in ('skill', 'years', 'seniority', 'rank', 'system_design', 'projects')),
    skill_id integer,
    weight smallint not null check (weight between 0 and 100),
    position smallint not null default 0,
    created_at timestamptz not null default now(),
    check ((criterion = 'skill') = (skill_id is not null)),
    foreign key (job_opening_id, skill_id) references public.job_skills on delete cascade
);
create unique index job_weights_criterion on public.job_weights (job_opening_id, criterion, (coalesce(skill_id, 0)));
create index job_weights_job_skill on public.job_weights (job_opening_id, skill_id);
-- Candidates of a seeker's Discover list: the jobs that weigh one of their skills, read from the index alone.
create index job_weights_skill on public.job_weights (skill_id) include (job_opening_id, weight)
    where skill_id is not null and weight > 0;

-- The day's set, the same for everyone.
create table public.featured_jobs (
    day date not null,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    position smallint not null check (position between 0 and 9),
    created_at timestamptz not null default now(),
    primary key (day, job_opening_id),
    unique (day, position)
);
create index featured_jobs_job on public.featured_jobs (job_opening_id);

create table public.saved_jobs (
    profile_id uuid not null references public.profiles on delete cascade,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    created_at timestamptz not null default now(),
    primary key (profile_id, job_opening_id)
);
create index saved_jobs_job on public.saved_jobs (job_opening_id);
create index saved_jobs_newest on public.saved_jobs (profile_id, created_at desc);
-- So that a DELETE has its audience in the change feed.
alter table public.saved_jobs replica identity full;

create table public.job_sharing (
    id uuid primary key default gen_random_uuid(),
    job_opening_id uuid not null references public.job_openings on delete cascade,
    shared_by uuid references public.profiles on delete set null,
    shared_with uuid not null references public.profiles on delete cascade,
    created_at timestamptz not null default now(),
    unique (job_opening_id, shared_with)
);
create index job_sharing_shared_with on public.job_sharing (shared_with, created_at desc);
create index job_sharing_shared_by on public.job_sharing (shared_by);
