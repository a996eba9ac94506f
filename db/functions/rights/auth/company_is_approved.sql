-- Whether a company is approved now. Asked by the auth service before people are sent to the company's own provider.
-- Definer: the service's role reads no table of companies.
create function auth.company_is_approved(p_company_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (select from public.companies c where c.id = p_company_id and c.approval_status = 'approved');
end
$$;

revoke execute on function auth.company_is_approved(uuid) from public;
grant execute on function auth.company_is_approved(uuid) to devproof_system;
