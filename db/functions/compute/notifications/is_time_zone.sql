-- Whether a text is the name of a time zone of the IANA database: a place, or UTC.
create function private.is_time_zone(p_name text) returns boolean
    language sql stable
    set search_path = ''
as $$
    select (p_name = 'UTC' or p_name like '%/%') and p_name not like 'posix/%' and p_name not like 'right/%'
        and exists (select from pg_catalog.pg_timezone_names z where z.name = p_name)
$$;
