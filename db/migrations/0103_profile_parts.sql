-- The parts of a profile. The owner writes them directly (featured projects apart, which the tier caps).

create table public.profile_skills (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    -- Found from the name by trigger; null for a free entry.
    skill_id integer references public.skills on delete set null,
    name text not null check (length(trim(name)) between 1 and 60),
    -- 1 learning, 2 working, 3 strong, 4 expert: what the person says of themselves.
    level smallint check (level between 1 and 4),
    years smallint check (years between 0 and 70),
    position smallint not null default 0,
    created_at timestamptz not null default now()
);
create unique index profile_skills_name on public.profile_skills (profile_id, lower(name));
create unique index profile_skills_skill on public.profile_skills (profile_id, skill_id) where skill_id is not null;
create index profile_skills_by_skill on public.profile_skills (skill_id, profile_id) where skill_id is not null;

create table public.experiences (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    company_name text not null check (length(trim(company_name)) between 1 and 160),
    title text not null check (length(trim(title)) between 1 and 160),
    location text check (length(location) <= 120),
    url text check (length(url) <= 500 and url ~* '^https?://'),
    -- The first day of the month, or of the year, as far as it is known.
    started_on date not null check (started_on between '1940-01-01' and '2100-12-31'),
    ended_on date check (ended_on between '1940-01-01' and '2100-12-31'),
    summary text check (length(summary) <= 5000),
    highlights text[] not null default '{}' check (cardinality(highlights) <= 30),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (ended_on is null or ended_on >= started_on)
);
create index experiences_profile on public.experiences (profile_id, started_on desc);

create table public.educations (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    institution text not null check (length(trim(institution)) between 1 and 160),
    area text check (length(area) <= 160),
    degree text check (length(degree) <= 120),
    url text check (length(url) <= 500 and url ~* '^https?://'),
    score text check (length(score) <= 40),
    started_on date check (started_on between '1940-01-01' and '2100-12-31'),
    ended_on date check (ended_on between '1940-01-01' and '2100-12-31'),
    courses text[] not null default '{}' check (cardinality(courses) <= 60),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (ended_on is null or started_on is null or ended_on >= started_on)
);
create index educations_profile on public.educations (profile_id, started_on desc);

create table public.profile_links (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    kind text not null default 'site' check (kind in ('site', 'github', 'gitlab', 'linkedin', 'mastodon', 'x', 'stackoverflow', 'blog', 'other')),
    label text check (length(label) <= 80),
    url text not null check (length(url) <= 500 and url ~* '^https?://'),
    position smallint not null default 0,
    created_at timestamptz not null default now(),
    unique (profile_id, url)
);

create table public.featured_projects (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    position smallint not null check (position between 0 and 99),
    title text not null check (length(trim(title)) between 1 and 120),
    description text check (length(description) <= 5000),
    stack text[] not null default '{}' check (cardinality(stack) <= 30),
    -- The stack's entries that are known skills, kept by trigger for the match.
    skill_ids integer[] not null default '{}',
    url text check (length(url) <= 500 and url ~* '^https?://'),
    repository_url text check (length(repository_url) <= 500 and repository_url ~* '^https?://'),
    image_url text check (length(image_url) <= 500 and image_url ~ '^(https?://|/)'),
    started_on date,
    ended_on date,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Deferred, so that an order can be rewritten in one statement per row.
    constraint featured_projects_position unique (profile_id, position) deferrable initially deferred
);
