-- Writes a visitor's program and wakes the judge.
-- Definer: what visitors try is in private.
create function private.insert_tryout(
    p_key_hash bytea, p_work_hash bytea, p_network bytea, p_challenge_id uuid, p_version_id uuid, p_kind text,
    p_language text, p_source text, p_now timestamptz
) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    insert into private.tryouts (key_hash, work_hash, network, challenge_id, version_id, kind, language, source, queued_at)
    values (p_key_hash, p_work_hash, p_network, p_challenge_id, p_version_id, p_kind, p_language, p_source, p_now);
    select pg_notify('judge', '')
$$;
