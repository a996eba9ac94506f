-- The audit log, newest first; reading it is an entry too.
create function private.admin_audit_log(
    p_reason text, p_action text, p_subject text, p_limit integer, p_before bigint
) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 100);
    v_rows jsonb;
begin
    perform private.write_audit('audit.read', 'audit_log', null, p_reason,
        jsonb_strip_nulls(jsonb_build_object('action', p_action, 'subject', p_subject)));
    select jsonb_agg(x.row order by x.id desc) into v_rows
    from (
        select a.id, jsonb_build_object(
            'id', a.id, 'created_at', a.created_at, 'actor_label', a.actor_label,
            'actor', (select jsonb_build_object('id', p.id, 'full_name', p.full_name) from public.profiles p where p.id = a.actor_id),
            'action', a.action, 'subject_kind', a.subject_kind, 'subject_id', a.subject_id,
            'reason', a.reason, 'details', a.details) as row
        from private.audit_log a
        where (p_action is null or a.action = p_action)
          and (p_subject is null or a.subject_id = p_subject)
          and (p_before is null or a.id < p_before)
        order by a.id desc limit v_limit) x;
    return jsonb_build_object(
        'entries', coalesce(v_rows, '[]'),
        'next_before', case when jsonb_array_length(v_rows) = v_limit then (v_rows -> -1 ->> 'id')::bigint end);
end
$$;
