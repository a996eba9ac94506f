-- The words of a text at a weight. No language is assumed: titles and names come in many.
create function private.search_vector(p_text text, p_weight "char") returns tsvector
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return setweight(to_tsvector('pg_catalog.simple', private.search_clean(p_text)), p_weight);
end
$$;
