-- Takes a job down: keeps why, and ends it if it hasn't ended; when it ended, if it did so now.
-- Definer: jobs are written by their companies, and no role holds anything on takedowns.
create function private.put_job_takedown(p_job_id uuid, p_reason text, p_by uuid, p_now timestamptz)
    returns table (id uuid, ended_at timestamptz)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.job_takedowns (job_opening_id, reason, taken_down_by, taken_down_at)
    values (p_job_id, p_reason, p_by, p_now);
    return query
    update public.job_openings j set status = 'closed', ended_at = p_now
    where j.id = p_job_id and j.status in ('open', 'paused')
    returning j.id, j.ended_at;
end
$$;
