-- Lifts a takedown: the company can open the job again.
-- Definer: no role holds anything on takedowns.
create function private.lift_job_takedown(p_job_id uuid) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    delete from private.job_takedowns t where t.job_opening_id = p_job_id
$$;
