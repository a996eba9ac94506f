-- Hands a company in for review again, with its entry of the log of staff.
-- Definer: the approval of a company and the log are not writable for its members.
create function private.resubmit_company(p_company_id uuid, p_actor uuid, p_actor_label text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.companies c set approval_status = 'pending' where c.id = p_company_id;
    perform private.log_audit(p_actor, p_actor_label, 'company.resubmit', 'company', p_company_id::text,
        'Handed in again by the company.');
end
$$;
