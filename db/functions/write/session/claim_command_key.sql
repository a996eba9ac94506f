-- Claims an idempotency key for the caller. Nothing when it is new; else what it was used for, and the answer. A second
-- call at the same time waits here until the first one's transaction ends.
-- Definer: no role writes private.command_keys.
create function private.claim_command_key(
    p_key text, p_command text, p_request_hash text,
    out command text, out request_hash text, out response jsonb
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.command_keys as k (profile_id, key, command, request_hash)
    values (auth.uid(), p_key, p_command, p_request_hash)
    on conflict (profile_id, key) do nothing;
    if not found then
        return query
        select k.command, k.request_hash, k.response from private.command_keys k
        where k.profile_id = auth.uid() and k.key = p_key;
    end if;
end
$$;
