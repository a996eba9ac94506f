-- The data API's own statements run as the caller.
grant execute on function private.csv_field(text) to anon, authenticated, service_role;
