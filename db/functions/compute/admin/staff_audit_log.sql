-- The audit log for staff, newest first, before an entry; an entry is a line of admin_audit_log.
-- Definer: no role reads private.audit_log.
create function private.staff_audit_log(p_action text, p_subject text, p_before bigint, p_limit integer)
    returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'id', a.id, 'created_at', a.created_at, 'actor_label', a.actor_label,
        'actor', (select jsonb_build_object('id', p.id, 'full_name', p.full_name) from public.profiles p where p.id = a.actor_id),
        'action', a.action, 'subject_kind', a.subject_kind, 'subject_id', a.subject_id,
        'reason', a.reason, 'details', a.details)
    from private.audit_log a
    where (select private.is_staff())
      and (p_action is null or a.action = p_action)
      and (p_subject is null or a.subject_id = p_subject)
      and (p_before is null or a.id < p_before)
    order by a.id desc limit p_limit;
end
$$;
