-- Writes what judging found of some tests, each once; false, and nothing written, when the lease is no longer that
-- worker's.
-- Definer: the judge's queue is in private.
create function private.record_tests(p_id uuid, p_lease uuid, p_tests jsonb) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_person uuid;
begin
    select q.profile_id into v_person from private.judge_queue q
    where q.submission_id = p_id and q.lease = p_lease for share;
    if not found then
        return false;
    end if;
    insert into public.submission_tests (submission_id, position, profile_id, name, visible, verdict, time_ms, memory_kib,
        got, stdout, message, line)
    select p_id, r.position, v_person, r.name, r.visible, r.verdict, r.time_ms, r.memory_kib, r.got, r.stdout, r.message, r.line
    from jsonb_to_recordset(p_tests) r (position smallint, name text, visible boolean, verdict text, time_ms integer,
        memory_kib integer, got jsonb, stdout text, message text, line integer)
    -- After a fault of its own the judge sends a test again; the last result counts.
    on conflict (submission_id, position) do update set verdict = excluded.verdict, time_ms = excluded.time_ms,
        memory_kib = excluded.memory_kib, got = excluded.got, stdout = excluded.stdout, message = excluded.message, line = excluded.line;
    return true;
end
$$;
