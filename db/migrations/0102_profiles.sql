-- One row per account, made by a trigger on auth.users. Readable by its owner only; other people's pages come from
-- views and functions that name their columns.

create table public.profiles (
    id uuid primary key references auth.users (id) on delete cascade,
    slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$'),
    role text check (role in ('job_seeker', 'employer')),
    needs_onboarding boolean not null default true,
    is_active boolean not null default true,
    is_internal_admin boolean not null default false,

    company_id uuid references public.companies on delete set null,
    company_role text check (company_role in ('admin', 'recruiter')),
    company_approval_status text
        check (company_approval_status in ('pending', 'approved', 'needs_changes', 'rejected', 'suspended')),

    full_name text not null default '' check (length(full_name) <= 120),
    avatar_url text check (length(avatar_url) <= 500 and avatar_url ~ '^(https?://|/)'),
    headline text check (length(headline) <= 160),
    about text check (length(about) <= 10000),
    location text check (length(location) <= 120),
    years_experience smallint check (years_experience between 0 and 70),
    visibility text not null default 'open' check (visibility in ('private', 'showcase', 'open')),

    -- What a person looks for; never shown to others, used for the match's gates.
    country text check (country ~ '^[A-Z]{2}$'),
    timezone text check (length(timezone) <= 64),
    seniority text check (seniority in ('intern', 'junior', 'mid', 'senior', 'staff', 'principal')),
    availability text check (availability in ('now', 'two_weeks', 'one_month', 'three_months', 'not_looking')),
    work_modes text[] not null default '{}' check (work_modes <@ array['remote', 'hybrid', 'onsite']),
    employment_types text[] not null default '{}'
        check (employment_types <@ array['full_time', 'part_time', 'contract', 'internship', 'temporary']),
    -- Where the person may work without sponsorship (ISO 3166 alpha-2).
    work_countries text[] not null default '{}' check (cardinality(work_countries) <= 60),
    open_to_relocation boolean not null default false,
    -- A year's pay in whole units of the currency.
    salary_min integer check (salary_min between 0 and 100000000),
    salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
    read_receipts boolean not null default true,
    -- A rejected candidate sees the named criterion only if they asked to.
    wants_rejection_reason boolean not null default true,

    -- Written by the server alone.
    tier text not null default 'core' check (tier in ('core', 'pro', 'founding')),
    special_rank text references public.developer_ranks on update cascade,
    completed_challenges integer not null default 0 check (completed_challenges >= 0),
    system_design_score smallint check (system_design_score between 0 and 100),

    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((company_id is null) = (company_approval_status is null)),
    check ((salary_min is null) = (salary_currency is null))
);
create index profiles_company on public.profiles (company_id) where company_id is not null;
create index profiles_tier on public.profiles (tier) where tier <> 'core';
create index profiles_special_rank on public.profiles (special_rank) where special_rank is not null;
create index profiles_open on public.profiles (updated_at desc, id)
    where visibility = 'open' and role = 'job_seeker' and is_active and not needs_onboarding;
create index profiles_staff on public.profiles (id) where is_internal_admin;

create table public.recruiter_permissions (
    profile_id uuid not null references public.profiles on delete cascade,
    permission text not null check (permission in (
        'view_analytics', 'manage_jobs', 'manage_challenges', 'view_candidates', 'message_candidates',
        'manage_company', 'manage_team')),
    created_at timestamptz not null default now(),
    primary key (profile_id, permission)
);

-- Companies a seeker does not want to be found by.
create table public.hidden_companies (
    profile_id uuid not null references public.profiles on delete cascade,
    company_id uuid not null references public.companies on delete cascade,
    created_at timestamptz not null default now(),
    primary key (profile_id, company_id)
);
create index hidden_companies_company on public.hidden_companies (company_id, profile_id);
