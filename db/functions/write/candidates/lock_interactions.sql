-- Locks rows of job_interactions for a command (which may lack an update policy on them), in the same order for everyone.
-- How many there are.
-- Definer: a lock takes an update right, which ends with the decision.
create function private.lock_interactions(p_ids uuid[]) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return (
        select count(*) from (
            select from public.job_interactions t where t.id = any (p_ids) order by t.id for no key update) held);
end
$$;
