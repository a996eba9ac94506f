-- Closes what was reported about a job with what staff did.
-- Definer: no role holds anything on reports.
create function private.close_job_reports(p_job_id uuid, p_outcome text, p_closed_by uuid, p_now timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update private.job_reports r
    set state = 'closed', outcome = p_outcome, closed_by = p_closed_by, closed_at = p_now
    where r.job_opening_id = p_job_id and r.state = 'open'
$$;
