-- What people report of a job. A report stays without name and words once the account that made it is gone.
create table private.job_reports (
    id uuid primary key default gen_random_uuid(),
    reporter_id uuid references public.profiles on delete set null,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    reason text not null
        check (reason in ('scam', 'misleading', 'discrimination', 'false_identity', 'spam', 'other')),
    words text check (length(words) between 1 and 2000),
    state text not null default 'open' check (state in ('open', 'closed')),
    outcome text check (outcome in ('no_action', 'taken_down')),
    closed_by uuid references public.profiles on delete set null,
    closed_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    check ((state = 'closed') = (outcome is not null and closed_at is not null))
);
-- The same job waits once for each person who reported it.
create unique index job_reports_open on private.job_reports (reporter_id, job_opening_id)
    where state = 'open' and reporter_id is not null;
create index job_reports_reporter on private.job_reports (reporter_id, created_at);
create index job_reports_job on private.job_reports (job_opening_id, created_at);
create index job_reports_waiting on private.job_reports (job_opening_id) where state = 'open';
create index job_reports_closed_by on private.job_reports (closed_by);

-- Jobs that staff took down: closed, and not to be opened again until staff lift it. The company reads the reason.
create table private.job_takedowns (
    job_opening_id uuid primary key references public.job_openings on delete cascade,
    reason text not null check (length(reason) between 1 and 2000),
    taken_down_by uuid references public.profiles on delete set null,
    taken_down_at timestamptz not null
);
create index job_takedowns_by on private.job_takedowns (taken_down_by);

-- Staff look for any job, the newest first or by words of its title.
create index job_openings_created on public.job_openings (created_at desc, id desc);
create index job_openings_title on public.job_openings using gin (to_tsvector('simple', title));
