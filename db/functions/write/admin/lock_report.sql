-- Holds a report for its closing; its state. Null: there is no such report.
-- Definer: no role holds anything on reports.
create function private.lock_report(p_id uuid) returns text
    language sql volatile security definer
    set search_path = ''
as $$
    select r.state from private.reports r where r.id = p_id for no key update
$$;
