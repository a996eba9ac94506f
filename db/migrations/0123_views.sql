-- Who looked at what: the source of the analytics pages. Written by public.record_view alone, read by nobody yet.
-- A visitor who is signed in stands with the account, any other as a hash whose salt lives for a day.

-- The salt of a day. Once it is gone, the day's hashes say nothing of anybody.
create table private.view_salts (
    day date primary key,
    salt bytea not null
);

create table private.profile_views (
    id bigint generated always as identity primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    viewed_at timestamptz not null default clock_timestamp(),
    source text not null check (source in ('link', 'search', 'jobs', 'company', 'candidates', 'message')),
    -- A member. Null once that account is gone.
    viewer_id uuid references public.profiles on delete set null,
    -- The company that a member looked for.
    viewer_company_id uuid references public.companies on delete set null,
    -- Somebody who is not signed in: address and browser, hashed with the day's salt, and the address alone.
    visitor bytea,
    visitor_network bytea,
    check (viewer_id is null or visitor is null),
    check ((visitor is null) = (visitor_network is null))
);
create index profile_views_of on private.profile_views (profile_id, viewed_at);
create index profile_views_member on private.profile_views (viewer_id, profile_id, viewed_at) where viewer_id is not null;
create index profile_views_visitor on private.profile_views (profile_id, visitor_network, viewed_at)
    where visitor_network is not null;
create index profile_views_company on private.profile_views (viewer_company_id) where viewer_company_id is not null;

create table private.company_views (
    id bigint generated always as identity primary key,
    company_id uuid not null references public.companies on delete cascade,
    viewed_at timestamptz not null default clock_timestamp(),
    source text not null check (source in ('link', 'search', 'jobs', 'company', 'candidates', 'message')),
    viewer_id uuid references public.profiles on delete set null,
    visitor bytea,
    visitor_network bytea,
    check (viewer_id is null or visitor is null),
    check ((visitor is null) = (visitor_network is null))
);
create index company_views_of on private.company_views (company_id, viewed_at);
create index company_views_member on private.company_views (viewer_id, company_id, viewed_at) where viewer_id is not null;
create index company_views_visitor on private.company_views (company_id, visitor_network, viewed_at)
    where visitor_network is not null;

create table private.job_views (
    id bigint generated always as identity primary key,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    viewed_at timestamptz not null default clock_timestamp(),
    source text not null check (source in ('link', 'search', 'jobs', 'company', 'candidates', 'message')),
    viewer_id uuid references public.profiles on delete set null,
    visitor bytea,
    visitor_network bytea,
    check (viewer_id is null or visitor is null),
    check ((visitor is null) = (visitor_network is null))
);
create index job_views_of on private.job_views (job_opening_id, viewed_at);
create index job_views_member on private.job_views (viewer_id, job_opening_id, viewed_at) where viewer_id is not null;
create index job_views_visitor on private.job_views (job_opening_id, visitor_network, viewed_at)
    where visitor_network is not null;
