-- Hands a company that needs changes or was rejected in again, by a member who may manage it. False when there is
-- nothing to hand in.
create function private.resubmit_company() returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company_with('manage_company');
begin
    update public.companies c set approval_status = 'pending'
    where c.id = v_company and c.approval_status in ('needs_changes', 'rejected');
    if not found then
        return false;
    end if;
    perform private.log_audit(auth.uid(), (select p.full_name from public.profiles p where p.id = auth.uid()),
        'company.resubmit', 'company', v_company::text, 'Handed in again by the company.');
    return true;
end
$$;
