-- A company's promise clock, for the companies one may see.
-- Definer: no role holds anything on company_promises.
create function public.get_company_promise(p_company_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() or not exists (
        select from public.companies c
        where c.id = p_company_id and (c.approval_status = 'approved' or c.id = private.my_company())) then
        return null;
    end if;
    return private.promise_json(p_company_id);
end
$$;
