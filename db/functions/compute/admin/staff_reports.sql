-- Reports for staff, the oldest open one first and the newest closed one first, at most 200; each is a line of
-- admin_list_reports.
-- Definer: no role holds anything on reports.
create function private.staff_reports(p_state text) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_staff() then
        return;
    end if;
    if p_state = 'closed' then
        return query
        select private.report_line(r.id) from (
            select x.id from private.reports x where x.state = 'closed'
            order by x.created_at desc, x.id desc limit 200) r;
    else
        return query
        select private.report_line(r.id) from (
            select x.id from private.reports x where x.state = p_state order by x.created_at, x.id limit 200) r;
    end if;
end
$$;
