-- Holds a company for a decision on it: its status. No row: there is no such company.
-- Definer: policies let members alone hold their company.
create function private.lock_company_review(p_company_id uuid) returns setof text
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query select c.approval_status from public.companies c where c.id = p_company_id for no key update;
end
$$;
