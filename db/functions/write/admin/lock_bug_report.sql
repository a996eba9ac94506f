-- Holds a bug report for an answer of staff: its state, the answer so far, and who made it. No row: there is no such report.
-- Definer: bug reports are hidden from everyone but who made them.
create function private.lock_bug_report(p_id uuid) returns table (state text, answer text, reporter_id uuid)
    language sql volatile security definer
    set search_path = ''
as $$
    select r.state, r.answer, r.reporter_id from public.bug_reports r where r.id = p_id for no key update
$$;
