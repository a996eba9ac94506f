-- The best match of a job first: the employer's list of candidates by score. Without a score one stands at the end.
create index job_interactions_by_score on public.job_interactions
    (job_opening_id, coalesce(match_score, -1) desc, created_at desc, id desc)
    where status = 'interested';
