-- Whom to warn after a report, for what, and whether the message was deleted; for the staff member who closed it so.
-- Definer: no role of a command reads auth.users, or reports.
create function private.warning_email(p_id uuid) returns table (address text, reason text, is_deleted boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.address_of(r.reported_id), r.reason, r.outcome = 'message_deleted'
    from private.reports r
    where r.id = p_id and r.outcome in ('warned', 'message_deleted') and r.closed_by = auth.uid();
end
$$;
