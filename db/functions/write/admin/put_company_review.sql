-- Gives a company the status of a review, and keeps the review; its id.
-- Definer: no role of a command writes a company's status or its reviews.
create function private.put_company_review(p_company_id uuid, p_status text, p_reason text, p_decided_by uuid) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid;
begin
    update public.companies c set approval_status = p_status where c.id = p_company_id;
    insert into public.company_reviews (company_id, status, reason, decided_by)
    values (p_company_id, p_status, p_reason, p_decided_by)
    returning id into v_id;
    return v_id;
end
$$;
