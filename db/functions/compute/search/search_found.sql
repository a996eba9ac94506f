-- What a query finds of a kind, in three tries: as it was typed; with words near those that no one uses; with some of
-- what was asked for. The first that finds anything counts. For suggestions only names, titles and headlines are looked
-- at, and some is not enough.
create function private.search_found(
    p_kind text, p_query text, p_typed private.search_plan, p_filters jsonb, p_members boolean, p_company uuid,
    p_cap integer, p_names boolean default false
) returns private.search_found
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_found private.search_found;
    v_filter tsquery := private.search_filter(p_kind, p_filters);
    v_query tsquery;
begin
    v_found := row('typed', p_typed, '{}', '{}', false);
    foreach v_found.how in array array['typed', 'near', 'some'] loop
        if v_found.how = 'near' then
            v_found.plan := private.search_plan(p_query, p_kind);
            continue when cardinality((v_found.plan).near_words) = 0;
        end if;
        exit when v_found.how = 'some' and (cardinality(p_typed.groups) < 2 or p_names);
        v_query := private.search_all((v_found.plan).groups, v_found.how = 'some');
        exit when v_query is null;
        if v_filter is not null then
            v_query := v_query && v_filter;
        end if;
        v_found.head := private.search_hits(p_kind, case when p_names then 'names' else 'head' end, v_query,
            p_filters, p_members, p_company, '{}', p_cap);
        if cardinality(v_found.head) < p_cap and not p_names then
            v_found.body := private.search_hits(p_kind, 'document', v_query, p_filters, p_members, p_company,
                v_found.head, p_cap - cardinality(v_found.head));
        end if;
        v_found.capped := array_position(v_found.head || v_found.body, null) is not null
            or cardinality(v_found.head) >= p_cap;
        v_found.head := array_remove(v_found.head, null);
        v_found.body := array_remove(v_found.body, null);
        exit when cardinality(v_found.head) + cardinality(v_found.body) > 0;
    end loop;
    return v_found;
end
$$;
