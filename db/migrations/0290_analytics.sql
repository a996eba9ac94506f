-- Views by day, kept by triggers in the transaction of each view, so that a page of analytics reads days and not views.
-- A seeker's day is a day in the time zone of their profile; a company's day is a UTC day, as its members live anywhere.
-- Jobs that were ever on show are never deleted, so a company's days only grow.

create table private.profile_view_days (
    profile_id uuid not null references public.profiles on delete cascade,
    day date not null,
    source text not null check (source in ('link', 'search', 'jobs', 'company', 'candidates', 'message')),
    views integer not null check (views > 0),
    primary key (profile_id, day, source)
);

-- Who came on a day, once each. Without an account a person is the hash of that day. Rows go with the viewer's account.
create table private.profile_viewer_days (
    id bigint generated always as identity primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    day date not null,
    viewer_id uuid references public.profiles on delete cascade,
    visitor bytea,
    check ((viewer_id is null) <> (visitor is null)),
    unique nulls not distinct (profile_id, day, viewer_id, visitor)
);
create index profile_viewer_days_viewer on private.profile_viewer_days (viewer_id) where viewer_id is not null;

-- Views of a company's page, and of its jobs.
create table private.company_view_days (
    company_id uuid not null references public.companies on delete cascade,
    day date not null,
    is_job boolean not null,
    -- By someone who is signed in.
    is_internal boolean not null,
    source text not null check (source in ('link', 'search', 'jobs', 'company', 'candidates', 'message')),
    views integer not null check (views > 0),
    primary key (company_id, day, is_job, is_internal, source)
);

create table private.company_viewer_days (
    id bigint generated always as identity primary key,
    company_id uuid not null references public.companies on delete cascade,
    day date not null,
    viewer_id uuid references public.profiles on delete cascade,
    visitor bytea,
    check ((viewer_id is null) <> (visitor is null)),
    unique nulls not distinct (company_id, day, viewer_id, visitor)
);
create index company_viewer_days_viewer on private.company_viewer_days (viewer_id) where viewer_id is not null;

create table private.job_view_days (
    job_opening_id uuid not null references public.job_openings on delete cascade,
    day date not null,
    views integer not null check (views > 0),
    primary key (job_opening_id, day)
);

-- A person was in sight among the results of a company's search. Once per searcher in 30 minutes.
create table private.search_appearances (
    id bigint generated always as identity primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    appeared_at timestamptz not null default clock_timestamp(),
    -- Null once that account is deleted.
    viewer_id uuid references public.profiles on delete set null
);
create index search_appearances_of on private.search_appearances (profile_id, appeared_at);
create index search_appearances_viewer on private.search_appearances (viewer_id, profile_id, appeared_at)
    where viewer_id is not null;

create table private.search_appearance_days (
    profile_id uuid not null references public.profiles on delete cascade,
    day date not null,
    appearances integer not null check (appearances > 0),
    primary key (profile_id, day)
);

-- The companies that saw a person, the newest first.
create index profile_views_by_companies on private.profile_views (profile_id, viewed_at)
    where viewer_company_id is not null;

-- What was recorded so far.
insert into private.profile_view_days (profile_id, day, source, views)
select v.profile_id, (v.viewed_at at time zone coalesce(p.timezone, 'UTC'))::date, v.source, count(*)
from private.profile_views v join public.profiles p on p.id = v.profile_id
group by 1, 2, 3;
insert into private.profile_viewer_days (profile_id, day, viewer_id, visitor)
select distinct v.profile_id, (v.viewed_at at time zone coalesce(p.timezone, 'UTC'))::date, v.viewer_id, v.visitor
from private.profile_views v join public.profiles p on p.id = v.profile_id
where v.viewer_id is not null or v.visitor is not null;
insert into private.company_view_days (company_id, day, is_job, is_internal, source, views)
select v.company_id, (v.viewed_at at time zone 'UTC')::date, v.is_job, v.visitor is null, v.source, count(*)
from (
    select c.company_id, c.viewed_at, c.source, c.visitor, false as is_job from private.company_views c
    union all
    select j.company_id, w.viewed_at, w.source, w.visitor, true
    from private.job_views w join public.job_openings j on j.id = w.job_opening_id) v
group by 1, 2, 3, 4, 5;
insert into private.company_viewer_days (company_id, day, viewer_id, visitor)
select c.company_id, (c.viewed_at at time zone 'UTC')::date, c.viewer_id, c.visitor
from private.company_views c where c.viewer_id is not null or c.visitor is not null
union
select j.company_id, (w.viewed_at at time zone 'UTC')::date, w.viewer_id, w.visitor
from private.job_views w join public.job_openings j on j.id = w.job_opening_id
where w.viewer_id is not null or w.visitor is not null;
insert into private.job_view_days (job_opening_id, day, views)
select w.job_opening_id, (w.viewed_at at time zone 'UTC')::date, count(*) from private.job_views w group by 1, 2;
