-- A lexeme as the text of a tsquery.
create function private.search_lexeme(p_lexeme text) returns text
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return '''' || replace(replace(p_lexeme, '\', '\\'), '''', '''''') || '''';
end
$$;
