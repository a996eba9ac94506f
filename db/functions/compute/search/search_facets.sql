-- Lexemes that filters ask for: §NAME=VALUE.
create function private.search_facets(p_name text, p_values text[]) returns tsvector
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return array_to_tsvector(array(
        select distinct '§' || p_name || '=' || v from unnest(p_values) v where v is not null and v <> ''));
end
$$;
