-- Forgets what visitors tried before this time.
-- Definer: what visitors try is in private.
create function private.sweep_tryouts(p_before timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    delete from private.tryouts t
    where t.key_hash in (select x.key_hash from private.tryouts x where x.queued_at < p_before order by x.queued_at limit 5000)
$$;
