-- What became of a visitor's program, and how many of other visitors' are judged before it. Null when the key is unknown.
-- Definer: what visitors try is in private.
create function private.tryout_result(p_key_hash bytea) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select jsonb_build_object('kind', t.kind, 'language', t.language, 'state', t.state, 'verdict', t.verdict,
        'passed', t.passed, 'total', t.total, 'time_ms', t.time_ms, 'memory_kib', t.memory_kib, 'message', t.message,
        'line', t.line, 'queued_at', t.queued_at, 'judged_at', t.judged_at, 'tests', t.tests,
        'ahead', case when t.state = 'queued' then (
            select count(*) from private.tryouts o where o.state <> 'done' and o.queued_at < t.queued_at) else 0 end)
    from private.tryouts t where t.key_hash = p_key_hash
$$;
