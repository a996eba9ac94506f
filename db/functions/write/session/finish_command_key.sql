-- Keeps the answer for the key that this transaction claimed.
-- Definer: no role writes private.command_keys.
create function private.finish_command_key(p_key text, p_response jsonb) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.command_keys k set response = p_response
    where k.profile_id = auth.uid() and k.key = p_key and k.response is null;
end
$$;
