-- A staff member decides on a company.
create function private.admin_review_company(p_company_id uuid, p_status text, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.require_staff(p_reason);
    if p_status not in ('pending', 'approved', 'needs_changes', 'rejected', 'suspended') then
        raise exception 'invalid_status' using errcode = 'PT422';
    end if;
    if private.review_company(p_company_id, p_status, p_reason, auth.uid(), 'staff') is null then
        if exists (select from public.companies c where c.id = p_company_id) then
            raise exception 'unchanged' using errcode = 'PT409';
        end if;
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    return jsonb_build_object('id', p_company_id, 'approval_status', p_status);
end
$$;
