-- The filters of a kind as a tsquery over the lexemes of heads; null when nothing is asked for. Several values of one
-- filter: any of them, but of skills and badges all. Pay is compared by private.search_hits.
create function private.search_filter(p_kind text, p_filters jsonb) returns tsquery
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_known text[] := case p_kind
        when 'jobs' then array['remote', 'place', 'seniority', 'skills', 'pay_min', 'currency']
        when 'people' then array['skills', 'seniority', 'place', 'availability']
        else array['size', 'badges', 'place'] end;
    v_key text;
    v_value jsonb;
    v_values text[];
    v_parts tsquery[] := '{}';
begin
    if jsonb_typeof(p_filters) <> 'object' then
        raise exception 'p_filters must be an object.' using errcode = 'invalid_parameter_value';
    end if;
    for v_key, v_value in select * from jsonb_each(p_filters) loop
        continue when v_value = 'null';
        if v_key <> all (v_known) then
            raise exception 'Unknown filter "%".', left(v_key, 40) using errcode = 'invalid_parameter_value',
                hint = 'Known filters: ' || array_to_string(v_known, ', ') || '.';
        end if;
        if jsonb_typeof(v_value) <> (
            case v_key when 'pay_min' then 'number' when 'place' then 'string' when 'currency' then 'string' else 'array' end) then
            raise exception 'The filter "%" has an invalid value.', v_key using errcode = 'invalid_parameter_value';
        end if;
        continue when v_key in ('pay_min', 'currency');
        if v_key = 'place' then
            v_values := tsvector_to_array(private.search_vector(left(v_value #>> '{}', 120), 'C'));
            v_parts := v_parts || array(select (private.search_lexeme('§place=' || v) || ':*')::tsquery from unnest(v_values) v);
            continue;
        end if;
        v_values := array(select left(x.v, 60) from jsonb_array_elements_text(v_value) with ordinality x (v, n) order by x.n limit 20);
        if v_key = 'skills' then
            -- A skill that does not exist is asked for by no one.
            v_parts := v_parts || array(
                select format('''§%s''', coalesce((select k.id from public.skills k where k.slug = v), 0))::tsquery
                from unnest(v_values) v);
        elsif v_key = 'badges' then
            v_parts := v_parts || array(select private.search_lexeme('§badge=' || v)::tsquery from unnest(v_values) v);
        elsif cardinality(v_values) > 0 then
            v_parts := v_parts || private.search_all(
                array(select private.search_lexeme('§' || v_key || '=' || v)::tsquery from unnest(v_values) v), true);
        end if;
    end loop;
    return private.search_all(v_parts);
end
$$;
