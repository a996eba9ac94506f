-- Whom to warn after a report, and for what; for the staff member who closed it with a warning.
-- Definer: no role of a command reads auth.users, or reports.
create function private.warning_email(p_id uuid) returns table (address text, reason text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.address_of(r.reported_id), r.reason
    from private.reports r
    where r.id = p_id and r.outcome = 'warned' and r.closed_by = auth.uid();
end
$$;
