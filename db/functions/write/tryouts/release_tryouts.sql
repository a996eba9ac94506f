-- Takes back visitors' programs whose workers went away, and answers those that were tried p_attempts times or have waited
-- since before p_since: they are to be ended. The lease that it answers is the one under which they can be.
-- Definer: what visitors try is in private.
create function private.release_tryouts(p_lease uuid, p_attempts integer, p_since timestamptz, p_now timestamptz)
    returns setof bytea
    language sql volatile security definer
    set search_path = ''
as $$
    update private.tryouts t set state = 'queued', lease = null, leased_until = null
    where t.state = 'running' and t.leased_until <= p_now;
    update private.tryouts t set state = 'running', lease = p_lease, leased_until = p_now + interval '1 minute'
    where t.state = 'queued' and (t.attempts >= p_attempts or t.queued_at < p_since)
    returning t.key_hash
$$;
