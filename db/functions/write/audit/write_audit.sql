-- An entry of the audit log by the staff member who is asking; nothing for anyone else. It names people by id: a name
-- would outlive the account.
-- Definer: no role writes private.audit_log.
create function private.write_audit(
    p_action text, p_subject_kind text, p_subject_id text, p_reason text, p_details jsonb default '{}'
) returns setof bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if private.is_staff() then
        return next private.log_audit(auth.uid(), 'staff', p_action, p_subject_kind, p_subject_id, p_reason, p_details);
    end if;
end
$$;
