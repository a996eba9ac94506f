-- Candidates without a decision, the one who has waited longest first: what an employer's day begins with.
create index job_interactions_to_decide on public.job_interactions (job_opening_id, created_at)
    where status = 'interested' and decision is null;
