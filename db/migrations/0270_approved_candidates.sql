-- A job's approved candidates in the order in which they were approved: what an export reads page by page.
create index job_interactions_approved on public.job_interactions (job_opening_id, decided_at, id)
    where status = 'interested' and decision = 'approved';
