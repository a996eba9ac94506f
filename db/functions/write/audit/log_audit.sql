-- Writes the audit log. For the functions of this schema; commands go through write_audit, which asks who they are.
-- Definer: no role writes private.audit_log.
create function private.log_audit(
    p_actor uuid, p_actor_label text, p_action text, p_subject_kind text, p_subject_id text, p_reason text,
    p_details jsonb default '{}'
) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id bigint;
begin
    insert into private.audit_log (actor_id, actor_label, action, subject_kind, subject_id, reason, details)
    values (p_actor, p_actor_label, p_action, p_subject_kind, p_subject_id, trim(p_reason), coalesce(p_details, '{}'))
    returning id into v_id;
    return v_id;
end
$$;
