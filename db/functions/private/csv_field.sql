-- One value of a CSV answer, quoted where it must be. The same characters are quoted as in the text of a row, which is
-- what clients of the protocol know; inside the quotes only quotes are doubled. Null is nothing at all, '' is "".
-- Without a fixed search path it is inlined; it names nothing that a search path could change.
create function private.csv_field(p_value text) returns text
    language sql immutable
as $$
    select case
        when p_value is null then ''
        when p_value operator(pg_catalog.=) '' or p_value operator(pg_catalog.~) '[\s"\\,()]'
            then '"' operator(pg_catalog.||) pg_catalog.replace(p_value, '"', '""') operator(pg_catalog.||) '"'
        else p_value
    end
$$;
