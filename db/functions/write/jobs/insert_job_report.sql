-- Keeps a report of the caller's about a job; its id.
-- Definer: no role holds anything on reports.
create function private.insert_job_report(p_job_id uuid, p_reason text, p_words text) returns uuid
    language sql volatile security definer
    set search_path = ''
as $$
    insert into private.job_reports (reporter_id, job_opening_id, reason, words)
    values (auth.uid(), p_job_id, p_reason, p_words)
    returning id
$$;
