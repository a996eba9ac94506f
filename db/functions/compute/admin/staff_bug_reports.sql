-- Bug reports in a state for staff, at most 200: those that wait oldest first, those that are done newest first. Each is a
-- line of admin_list_bug_reports.
-- Definer: bug reports are hidden from everyone but who made them.
create function private.staff_bug_reports(p_state text, p_oldest_first boolean) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_staff() then
        return;
    end if;
    if p_oldest_first then
        return query
        select private.bug_report_line(r.id) from (
            select x.id from public.bug_reports x where x.state = p_state order by x.created_at, x.id limit 200) r;
    else
        return query
        select private.bug_report_line(r.id) from (
            select x.id from public.bug_reports x where x.state = p_state
            order by x.created_at desc, x.id desc limit 200) r;
    end if;
end
$$;
