-- Locks one row of job_openings for a command (which may lack an update policy on it); false when there is none.
-- Definer: a member who shares a job may lack the right to update it, which a lock needs.
create function private.lock_job(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.job_openings t where t.id = p_id for no key update;
    return found;
end
$$;
