-- One limit of the caller's tier; a tier that does not name it allows none.
create function private.tier_limit(p_key text) returns integer
    language plpgsql stable
    set search_path = ''
as $$
begin
    return coalesce((private.tier_limits() ->> p_key)::integer, 0);
end
$$;
