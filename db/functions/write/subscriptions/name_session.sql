-- Notes what a provider calls a checkout, and where it is paid.
-- Definer: checkouts are in private.
create function private.name_session(p_id uuid, p_session_id text, p_url text) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update private.checkouts c set provider_session_id = p_session_id, url = p_url where c.id = p_id
$$;
