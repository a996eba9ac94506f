-- Jobs run out while paused too.
drop index public.job_openings_expiring;
create index job_openings_expiring on public.job_openings (expires_at)
    where status in ('open', 'paused') and expires_at is not null;
-- The companies that keep their promise best, for the start page. Fewer answers than five say too little.
create index company_promises_kept on private.company_promises ((kept::float8 / decided) desc, decided desc)
    where decided >= 5;
