-- Claims an idempotency key for the caller: new, done (with the first answer), or mismatch (the key was used for
-- something else). A second call at the same time waits here until the first one's transaction ends.
create function private.claim_command_key(p_key text, p_command text, p_request_hash text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_row private.command_keys;
begin
    insert into private.command_keys (profile_id, key, command, request_hash)
    values (v_me, p_key, p_command, p_request_hash)
    on conflict (profile_id, key) do nothing;
    if found then
        return '{"state": "new"}';
    end if;
    select * into v_row from private.command_keys k where k.profile_id = v_me and k.key = p_key;
    if v_row.command <> p_command or v_row.request_hash <> p_request_hash then
        return '{"state": "mismatch"}';
    end if;
    return jsonb_build_object('state', 'done', 'response', v_row.response);
end
$$;
