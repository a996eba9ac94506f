-- Companies and what they tell about themselves. Written by commands only.

create table public.companies (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$'),
    name text not null check (length(trim(name)) between 1 and 120),
    -- The truth; profiles.company_approval_status mirrors it by trigger.
    approval_status text not null default 'pending'
        check (approval_status in ('pending', 'approved', 'needs_changes', 'rejected', 'suspended')),
    -- Guards only the signed-out page and search.
    public_link boolean not null default true,
    logo_url text check (length(logo_url) <= 500 and logo_url ~ '^(https?://|/)'),
    tagline text check (length(tagline) <= 160),
    about text check (length(about) <= 10000),
    size text check (size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+')),
    stage text check (stage in ('bootstrapped', 'pre_seed', 'seed', 'series_a', 'series_b', 'series_c', 'late', 'public', 'non_profit')),
    industry text check (length(industry) <= 80),
    founded_year smallint check (founded_year between 1800 and 2100),
    -- Free text each: "Berlin, Germany".
    places text[] not null default '{}' check (cardinality(places) <= 20),
    tech_stack text[] not null default '{}' check (cardinality(tech_stack) <= 40),
    culture text check (length(culture) <= 10000),
    benefits text[] not null default '{}' check (cardinality(benefits) <= 30),
    website text check (length(website) <= 500 and website ~* '^https?://'),
    -- [{"label","url"}], at most ten.
    links jsonb not null default '[]' check (jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10),
    -- What the company promises, in days; how often it was kept is computed.
    response_days smallint check (response_days between 1 and 14),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);
create index companies_approved on public.companies (name, id) where approval_status = 'approved';
-- The staff queue: oldest first within a status.
create index companies_by_status on public.companies (approval_status, created_at, id);

create table public.company_reviews (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    status text not null check (status in ('pending', 'approved', 'needs_changes', 'rejected', 'suspended')),
    reason text not null check (length(trim(reason)) between 1 and 2000),
    -- Who decided is for staff alone: no column grant. No foreign key, so that the record outlives the person.
    decided_by uuid,
    created_at timestamptz not null default now()
);
create index company_reviews_company on public.company_reviews (company_id, created_at desc);

create table public.company_badges (
    company_id uuid not null references public.companies on delete cascade,
    badge text not null references public.badge_labels on update cascade on delete cascade,
    position smallint not null check (position between 0 and 4),
    created_at timestamptz not null default now(),
    primary key (company_id, badge),
    unique (company_id, position)
);
create index company_badges_badge on public.company_badges (badge, company_id);

create table public.interview_steps (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    position smallint not null check (position between 0 and 11),
    title text not null check (length(trim(title)) between 1 and 120),
    description text check (length(description) <= 1000),
    duration_minutes smallint check (duration_minutes between 5 and 10080),
    created_at timestamptz not null default now(),
    unique (company_id, position)
);
