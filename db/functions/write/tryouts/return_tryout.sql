-- Gives a claimed program of a visitor back, in its old place: the attempt was called off and does not count. False when
-- it is no longer that worker's.
-- Definer: what visitors try is in private.
create function private.return_tryout(p_key_hash bytea, p_lease uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.tryouts t set state = 'queued', lease = null, leased_until = null, attempts = t.attempts - 1
    where t.key_hash = p_key_hash and t.lease = p_lease;
    return found;
end
$$;
