-- A company features some of its open jobs, as many as its tier has slots: since when, null for the others. A job that is
-- paused or ends gives its slot back.
alter table public.job_openings add column featured_at timestamptz;
alter table public.job_openings add constraint job_openings_featured_open check (featured_at is null or status = 'open');
create index job_openings_featured on public.job_openings (company_id) where featured_at is not null;
