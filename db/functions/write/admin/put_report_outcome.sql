-- Keeps what staff did about a report, and who.
-- Definer: no role holds anything on reports.
create function private.put_report_outcome(p_id uuid, p_outcome text, p_closed_by uuid, p_now timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update private.reports r
    set state = 'closed', outcome = p_outcome, closed_by = p_closed_by, closed_at = p_now
    where r.id = p_id
$$;
