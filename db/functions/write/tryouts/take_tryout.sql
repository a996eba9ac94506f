-- Takes an accepted answer out of the visitors' lane, for whom it becomes a submission: once. No row when there is none of
-- this key, or it was taken. What it gave stays until its day is over.
-- Definer: what visitors try is in private.
create function private.take_tryout(p_key_hash bytea, p_now timestamptz)
    returns table (challenge_id uuid, language text, source text)
    language sql volatile security definer
    set search_path = ''
as $$
    with held as (
        select t.key_hash, t.source from private.tryouts t
        where t.key_hash = p_key_hash and t.kind = 'submit' and t.verdict = 'accepted' and t.kept_at is null
          and t.source is not null
        for update)
    update private.tryouts t set kept_at = p_now, source = null
    from held h where t.key_hash = h.key_hash
    returning t.challenge_id, t.language, h.source
$$;
