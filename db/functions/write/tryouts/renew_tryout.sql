-- Prolongs a worker's claim on a visitor's program; false when it is no longer that worker's.
-- Definer: what visitors try is in private.
create function private.renew_tryout(p_key_hash bytea, p_lease uuid, p_seconds double precision, p_now timestamptz)
    returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.tryouts t set leased_until = p_now + p_seconds * interval '1 second'
    where t.key_hash = p_key_hash and t.lease = p_lease;
    return found;
end
$$;
