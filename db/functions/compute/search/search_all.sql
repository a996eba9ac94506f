-- Queries put together: all of them, or any. Null when there are none.
create function private.search_all(p_queries tsquery[], p_any boolean default false) returns tsquery
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return (select string_agg('(' || q::text || ')', case when p_any then '|' else '&' end) from unnest(p_queries) q)::tsquery;
end
$$;
