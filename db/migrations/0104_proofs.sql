-- What the server has seen a person do. The challenge catalogue and the interview grow their own tables later; ranks,
-- proven skills and the match need these.

create table public.challenges (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$'),
    title text not null check (length(trim(title)) between 1 and 160),
    difficulty text not null check (difficulty in ('easy', 'medium', 'hard', 'expert')),
    published_at timestamptz,
    retired_at timestamptz,
    created_at timestamptz not null default now()
);

create table public.challenge_skills (
    challenge_id uuid not null references public.challenges on delete cascade,
    skill_id integer not null references public.skills on delete cascade,
    primary key (challenge_id, skill_id)
);
create index challenge_skills_skill on public.challenge_skills (skill_id, challenge_id);

create table public.challenge_completions (
    id uuid primary key default gen_random_uuid(),
    challenge_id uuid not null references public.challenges on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    completed_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    -- Ranks count distinct challenges.
    unique (profile_id, challenge_id)
);
create index challenge_completions_challenge on public.challenge_completions (challenge_id);

create table public.interview_scores (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    total smallint not null check (total between 0 and 100),
    seniority text not null check (seniority in ('junior', 'mid', 'senior', 'staff')),
    -- The person may keep a score to themselves.
    is_shown boolean not null default true,
    scored_at timestamptz not null default now(),
    created_at timestamptz not null default now()
);
create index interview_scores_profile on public.interview_scores (profile_id, scored_at desc);
