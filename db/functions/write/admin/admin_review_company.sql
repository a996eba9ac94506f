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
    perform private.review_company(p_company_id, p_status, p_reason, auth.uid(), 'staff');
    return jsonb_build_object('id', p_company_id, 'approval_status', p_status);
end
$$;
