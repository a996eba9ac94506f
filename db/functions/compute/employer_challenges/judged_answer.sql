-- The verdict on an answer that was handed in, test by test; null where a person reads it. What the program printed and
-- returned is shown for visible tests alone, as the candidate sees it.
create function private.judged_answer(p_submission_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object(
            'id', s.id, 'language', s.language, 'source', s.source, 'state', s.state, 'verdict', s.verdict,
            'passed', s.passed, 'total', s.total, 'time_ms', s.time_ms, 'memory_kib', s.memory_kib,
            'message', s.message, 'line', s.line, 'judged_at', s.judged_at,
            'tests', (
                select coalesce(jsonb_agg(jsonb_build_object('position', t.position, 'name', t.name, 'visible', t.visible,
                    'verdict', t.verdict, 'time_ms', t.time_ms, 'memory_kib', t.memory_kib, 'got', t.got,
                    'stdout', t.stdout, 'message', t.message, 'line', t.line) order by t.position), '[]')
                from public.submission_tests t where t.submission_id = s.id))
        from public.submissions s where s.id = p_submission_id);
end
$$;
