-- Keeps the state of a bug report, and what staff wrote to the person.
-- Definer: no one's role changes bug reports.
create function private.put_bug_report_state(p_id uuid, p_state text, p_answer text, p_now timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update public.bug_reports r set state = p_state, answer = p_answer, answered_at = p_now where r.id = p_id
$$;
