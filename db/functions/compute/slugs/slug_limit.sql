-- How often an address may be changed within 30 days.
create function private.slug_limit() returns integer
    language sql immutable parallel safe
    set search_path = ''
return 3;
