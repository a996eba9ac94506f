-- What comes from the files of content/: read by everyone, written by `devproof` itself when the files change.

create table public.skills (
    id integer generated always as identity primary key,
    slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9+#.-]{0,59}$'),
    name text not null check (length(name) between 1 and 60),
    category text not null check (category in (
        'language', 'frontend', 'backend', 'mobile', 'data', 'database', 'cloud', 'devops',
        'security', 'testing', 'ai', 'systems', 'architecture', 'tool', 'practice')),
    -- Retired skills keep their rows (profiles point at them) and leave the pickers.
    retired boolean not null default false,
    created_at timestamptz not null default now()
);

-- One row per spelling, the skill's own name included: looking up what somebody typed is one index probe.
create table public.skill_aliases (
    alias text primary key check (alias = lower(alias) and length(alias) between 1 and 60),
    skill_id integer not null references public.skills on delete cascade,
    created_at timestamptz not null default now()
);
create index skill_aliases_skill on public.skill_aliases (skill_id);

create table public.developer_ranks (
    name text primary key,
    position smallint not null unique,
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    min_challenges integer not null check (min_challenges >= 0),
    effect text not null,
    -- Given by hand, never by count.
    is_special boolean not null default false,
    created_at timestamptz not null default now()
);

create table public.subscription_tiers (
    id text primary key check (id ~ '^[a-z_]{2,40}$'),
    audience text not null check (audience in ('job_seeker', 'employer')),
    position smallint not null,
    name text not null,
    -- Whole US dollars; null where that period is not sold.
    price_monthly integer check (price_monthly >= 0),
    price_yearly integer check (price_yearly >= 0),
    price_string text not null,
    description text not null,
    badge_text text,
    features jsonb not null check (jsonb_typeof(features) = 'array'),
    notes text,
    is_limited boolean not null default false,
    -- What the tier allows; null is no limit, zero is none.
    limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
    created_at timestamptz not null default now(),
    unique (audience, position)
);

create table public.badge_labels (
    key text primary key check (key ~ '^[a-z][a-z-]{1,39}$'),
    position smallint not null unique,
    label text not null unique,
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    created_at timestamptz not null default now()
);
