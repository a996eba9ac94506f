-- The data API's own statements run as the caller.
grant execute on function private.require_rows(bigint, bigint, bigint, text) to anon, authenticated, service_role;
