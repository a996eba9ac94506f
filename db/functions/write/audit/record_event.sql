-- An entry of the log of accounts by a command: `p_action` is a name of docs/reference/audit.md, `p_user_id` whom it is
-- about (by default the caller). `p_detail` holds neither secrets nor addresses.
-- Definer: no role of a command writes auth.audit_log.
create function private.record_event(p_action text, p_user_id uuid default null, p_detail jsonb default '{}') returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into auth.audit_log (at, action, user_id, session_id, detail)
    values (now(), p_action, coalesce(p_user_id, auth.uid()), auth.session_id(), coalesce(p_detail, '{}'));
end
$$;
