-- What happened to accounts, newest first; reading it is an entry of the staff's own log.
create function private.admin_security_log(
    p_reason text, p_action text, p_user_id uuid, p_limit integer, p_before bigint
) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 100);
    v_rows jsonb;
begin
    perform private.write_audit('security.read', 'security_log', p_user_id::text, p_reason,
        jsonb_strip_nulls(jsonb_build_object('action', p_action)));
    select jsonb_agg(x.row order by x.id desc) into v_rows
    from (
        select a.id, jsonb_build_object(
            'id', a.id, 'at', a.at, 'action', a.action, 'user_id', a.user_id,
            'full_name', (select p.full_name from public.profiles p where p.id = a.user_id),
            'session_id', a.session_id, 'ip', host(a.ip), 'detail', a.detail) as row
        from auth.audit_log a
        where (p_action is null or a.action = p_action)
          and (p_user_id is null or a.user_id = p_user_id)
          and (p_before is null or a.id < p_before)
        order by a.id desc limit v_limit) x;
    return jsonb_build_object(
        'entries', coalesce(v_rows, '[]'),
        'next_before', case when jsonb_array_length(v_rows) = v_limit then (v_rows -> -1 ->> 'id')::bigint end);
end
$$;
