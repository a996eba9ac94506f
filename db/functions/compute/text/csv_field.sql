-- One value of a CSV answer, quoted where it must be. The same characters are quoted as in the text of a row, which is
-- what clients of the protocol know; inside the quotes only quotes are doubled. Null is nothing at all, '' is "".
create function private.csv_field(p_value text) returns text
    language sql immutable
    set search_path = ''
as $$
    select case
        when p_value is null then ''
        when p_value = '' or p_value ~ '[\s"\\,()]'
            then '"' || replace(p_value, '"', '""') || '"'
        else p_value
    end
$$;
