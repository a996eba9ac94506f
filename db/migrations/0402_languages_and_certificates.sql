-- Languages that a person speaks and certificates that they hold. The owner writes them directly, as the other parts.

create table public.profile_languages (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    name text not null check (length(trim(name)) between 1 and 60),
    fluency text check (fluency in ('basic', 'conversational', 'professional', 'fluent', 'native')),
    position smallint not null default 0,
    created_at timestamptz not null default now()
);
create unique index profile_languages_name on public.profile_languages (profile_id, lower(name));

create table public.profile_certificates (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    name text not null check (length(trim(name)) between 1 and 160),
    issuer text check (length(issuer) <= 160),
    issued_on text collate "C" check (issued_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    url text check (length(url) <= 500 and url ~* '^https?://'),
    created_at timestamptz not null default now()
);
create index profile_certificates_profile on public.profile_certificates (profile_id, issued_on desc);
