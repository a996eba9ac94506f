-- One bug report for staff, with what the browser said and the screenshot's name. No row: there is no such report.
-- Definer: bug reports are hidden from everyone but who made them.
create function private.staff_bug_report(p_id uuid) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.bug_report_line(r.id) || jsonb_build_object('screenshot_path', r.screenshot_path,
        'user_agent', r.user_agent, 'platform', r.platform, 'language', r.language, 'viewport', r.viewport,
        'request_id', r.request_id)
    from public.bug_reports r
    where r.id = p_id and private.is_staff();
end
$$;
