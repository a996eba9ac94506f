-- What the judge has of visitors: whether a language is judged, how many of their programs wait, how many of those are of
-- one network, how many are kept (counted to p_most), and whether a key and a proof of work are known.
-- Definer: what visitors try is in private.
create function private.tryout_load(p_language text, p_key_hash bytea, p_work_hash bytea, p_network bytea, p_most bigint)
    returns table (is_judged boolean, waiting bigint, of_network bigint, kept bigint, knows_key boolean, knows_work boolean)
    language sql stable security definer
    set search_path = ''
as $$
    select private.is_judged(p_language), w.waiting, w.of_network,
        (select count(*) from (select from private.tryouts limit p_most) k),
        exists (select from private.tryouts t where t.key_hash = p_key_hash),
        exists (select from private.tryouts t where t.work_hash = p_work_hash)
    from (
        select count(*) as waiting, count(*) filter (where t.network = p_network) as of_network
        from private.tryouts t where t.state <> 'done') w
$$;
