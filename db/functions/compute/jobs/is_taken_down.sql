-- Whether staff took a job down.
-- Definer: no role holds anything on takedowns.
create function private.is_taken_down(p_job_id uuid) returns boolean
    language sql stable security definer
    set search_path = ''
as $$
    select exists (select from private.job_takedowns t where t.job_opening_id = p_job_id)
$$;
