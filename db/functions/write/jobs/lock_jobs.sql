-- Locks rows of job_openings for a command, in the same order for everyone. How many there are.
-- Definer: as lock_job, for which a member may lack the right to update.
create function private.lock_jobs(p_ids uuid[]) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return (
        select count(*) from (
            select from public.job_openings t where t.id = any (p_ids) order by t.id for no key update) held);
end
$$;
