-- The checkout that a provider calls this; no row where it is another one's name.
-- Definer: checkouts are in private.
create function private.checkout_of_session(p_id uuid, p_session_id text) returns table (id uuid)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select c.id from private.checkouts c where c.id = p_id and c.provider_session_id = p_session_id;
end
$$;
