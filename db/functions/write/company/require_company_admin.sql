-- Ends the statement unless the caller is an admin of a company; that company, held to the end of the transaction.
create function private.require_company_admin() returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := (
        select p.company_id from public.profiles p
        where p.id = auth.uid() and p.role = 'employer' and p.company_role = 'admin');
begin
    if v_company is null or not private.caller_ready() then
        raise exception 'not_allowed' using errcode = '42501';
    end if;
    perform from public.companies c where c.id = v_company for no key update;
    return v_company;
end
$$;
