-- Jobs that staff took out of the featured set of a day: they aren't chosen for it again.
create table private.featured_refusals (
    day date not null,
    job_opening_id uuid not null references public.job_openings on delete cascade,
    created_at timestamptz not null,
    primary key (day, job_opening_id)
);
create index featured_refusals_job on private.featured_refusals (job_opening_id);
