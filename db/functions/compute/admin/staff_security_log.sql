-- What happened to accounts, for staff, newest first, before an entry; an entry is a line of admin_security_log.
-- Definer: no role of a command reads auth.audit_log or the profiles of others.
create function private.staff_security_log(p_action text, p_user_id uuid, p_before bigint, p_limit integer)
    returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'id', a.id, 'at', a.at, 'action', a.action, 'user_id', a.user_id,
        'full_name', (select p.full_name from public.profiles p where p.id = a.user_id),
        'session_id', a.session_id, 'ip', host(a.ip), 'detail', a.detail)
    from auth.audit_log a
    where (select private.is_staff())
      and (p_action is null or a.action = p_action)
      and (p_user_id is null or a.user_id = p_user_id)
      and (p_before is null or a.id < p_before)
    order by a.id desc limit p_limit;
end
$$;
