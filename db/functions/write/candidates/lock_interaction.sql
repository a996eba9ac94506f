-- Locks one row of job_interactions for a command (which may lack an update policy on it); false when there is none.
-- Definer: a lock takes an update right, which ends with the decision.
create function private.lock_interaction(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.job_interactions t where t.id = p_id for no key update;
    return found;
end
$$;
