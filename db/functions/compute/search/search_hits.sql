-- Documents of a kind whose names, head or whole text fit, as far as this caller may find them: p_members are signed in,
-- people are for a company and without those who hide from it. At most p_cap; when more fit, the newest of them, walked
-- newest first, which ends soon because so many fit. Fewer come whole from the text's index.
create function private.search_hits(
    p_kind text, p_column text, p_query tsquery, p_filters jsonb, p_members boolean, p_company uuid, p_but uuid[], p_cap integer
) returns uuid[]
    language plpgsql stable
    set search_path = ''
    set jit = off
    -- A guess that is off must not end in a walk through the whole table.
    set enable_seqscan = off
as $$
declare
    v_sql text := format($sql$
        select d.id from private.search_documents d
        where d.kind = $1 and d.%I @@ $2 and (d.is_public or $3)
          and (d.expires_at is null or d.expires_at > now())
          and ($4 is null or d.pay_max_year >= $4) and ($5 is null or d.pay_currency = $5)
          and ($1 <> 'people' or ($6 is not null and not exists (
                select from public.hidden_companies h where h.profile_id = d.id and h.company_id = $6)))
          and d.id <> all ($7)$sql$, p_column);
    v_found uuid[];
begin
    execute 'select array(' || v_sql || ' limit $8)' into v_found
    using p_kind, p_query, p_members, (p_filters ->> 'pay_min')::numeric, p_filters ->> 'currency', p_company, p_but, p_cap + 1;
    if cardinality(v_found) > p_cap then
        execute 'select array(' || v_sql || ' order by d.fresh_at desc, d.id limit $8)' into v_found
        using p_kind, p_query, p_members, (p_filters ->> 'pay_min')::numeric, p_filters ->> 'currency', p_company, p_but, p_cap;
        -- Null at the end tells that there are more.
        return v_found || null::uuid;
    end if;
    return v_found;
end
$$;
