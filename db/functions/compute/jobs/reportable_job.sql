-- The caller's own report of a job that is still open, and how many jobs they reported in the last 24 hours.
-- Definer: no role holds anything on reports.
create function private.reportable_job(p_job_id uuid) returns table (report_id uuid, reports_in_a_day bigint)
    language sql stable security definer
    set search_path = ''
as $$
    select (
            select r.id from private.job_reports r
            where r.reporter_id = auth.uid() and r.job_opening_id = p_job_id and r.state = 'open'),
        (select count(*) from private.job_reports r
            where r.reporter_id = auth.uid() and r.created_at > now() - interval '24 hours')
$$;
