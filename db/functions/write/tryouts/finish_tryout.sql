-- Writes what judging found of a visitor's program, once and under its lease: false when it is no longer that worker's.
-- Where it came from is forgotten, and its source as well unless p_keeps_source.
-- Definer: what visitors try is in private.
create function private.finish_tryout(
    p_key_hash bytea, p_lease uuid, p_verdict text, p_passed integer, p_total integer, p_time_ms integer,
    p_memory_kib integer, p_message text, p_line integer, p_tests jsonb, p_keeps_source boolean, p_now timestamptz
) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.tryouts t
    set state = 'done', verdict = p_verdict, passed = p_passed, total = p_total, time_ms = p_time_ms,
        memory_kib = p_memory_kib, message = p_message, line = p_line, tests = p_tests, judged_at = p_now, network = null,
        source = case when p_keeps_source then t.source end, lease = null, leased_until = null
    where t.key_hash = p_key_hash and t.lease = p_lease;
    return found;
end
$$;
