-- Hands the visitors' oldest program that waits to a worker, under a lease. No row when none waits that it can judge.
-- Definer: what visitors try is in private.
create function private.claim_tryout(p_lease uuid, p_seconds double precision, p_languages text[], p_now timestamptz)
    returns table (key_hash bytea, kind text, language text, source text, version_id uuid, edition text)
    language sql volatile security definer
    set search_path = ''
as $$
    with next as (
        select t.key_hash from private.tryouts t
        where t.state = 'queued' and t.language = any (p_languages)
        order by t.queued_at limit 1 for update skip locked)
    update private.tryouts t
    set state = 'running', lease = p_lease, leased_until = p_now + p_seconds * interval '1 second',
        attempts = t.attempts + 1
    from next n, public.challenge_versions v
    where t.key_hash = n.key_hash and v.id = t.version_id
    returning t.key_hash, t.kind, t.language, t.source, t.version_id, v.edition
$$;
