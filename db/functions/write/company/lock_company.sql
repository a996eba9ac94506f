-- Locks one row of companies for a command (which may lack an update policy on it); false when there is none.
-- Definer: a lock takes an update right, which commands lack on most companies.
create function private.lock_company(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.companies t where t.id = p_id for no key update;
    return found;
end
$$;
