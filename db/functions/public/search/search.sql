-- Search. Jobs and companies for everyone, people for members of an approved company who may view candidates, challenges
-- for job seekers. Answers
-- with one kind (asked for, else the first of the caller's kinds that has results), a page of at most 50, and how many
-- there are of every kind, counted up to 100 from what the caller may find. An empty query finds nothing.
--
-- It is a definer function that writes the visibility rule itself (private.search_hits), since text search reaches no
-- index under row level security; the access grid and tests prove that it shows no more than the policies do.
-- Candidates are cut to 500 before they are ranked (private.search_ranked), so that a word that every job holds costs
-- the same at sixty thousand jobs.
--
-- Errors: 42501 for those who may not search (a company that waits for approval, a session that ended) or not this
-- kind; 22023 for a kind, filter or cursor that does not exist.
-- Definer: text search reaches no index under row level security.
create function public.search(
    p_query text, p_kind text default null, p_filters jsonb default '{}', p_limit integer default 20, p_cursor text default null
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    c_ranked constant integer := 500;
    c_counted constant integer := 100;
    v_limit integer := least(greatest(coalesce(p_limit, 20), 1), 50);
    v_scope record := private.search_scope();
    v_filters jsonb := coalesce(p_filters, '{}');
    v_plan private.search_plan := private.search_plan(p_query);
    v_found private.search_found;
    v_other private.search_found;
    v_kind text := p_kind;
    v_one text;
    v_counts jsonb := '{}';
    v_after record;
    v_page uuid[];
    v_next jsonb;
begin
    if v_scope.kinds is null then
        raise exception 'Only members of approved companies, job seekers and visitors can search.'
            using errcode = 'insufficient_privilege';
    end if;
    if p_kind <> all (v_scope.kinds) then
        if p_kind = 'people' then
            raise exception 'Only members of approved companies with the permission to view candidates can search people.'
                using errcode = 'insufficient_privilege';
        end if;
        raise exception 'You can''t search this kind.' using errcode = 'invalid_parameter_value',
            hint = 'Kinds are: ' || array_to_string(v_scope.kinds, ', ') || '.';
    end if;
    if p_kind is null and v_filters <> '{}' then
        raise exception 'Choose a kind to use filters.' using errcode = 'invalid_parameter_value';
    end if;
    begin
        select x.s as score, x.t as fresh_at, x.id into v_after
        from jsonb_to_record(convert_from(decode(p_cursor, 'base64'), 'utf8')::jsonb) x (s integer, t timestamptz, id uuid)
        where p_cursor is not null;
        if p_cursor is not null and num_nulls(v_after.score, v_after.fresh_at, v_after.id) > 0 then
            raise invalid_parameter_value;
        end if;
    exception when others then
        raise exception 'The cursor is invalid.' using errcode = 'invalid_parameter_value';
    end;

    if v_kind is not null then
        v_found := case v_kind when 'challenges' then private.search_challenges(v_plan, v_filters)
            else private.search_found(v_kind, p_query, v_plan, v_filters, v_scope.members, v_scope.company, c_ranked) end;
    end if;
    if p_cursor is null then
        foreach v_one in array v_scope.kinds loop
            if v_one = v_kind then
                v_other := v_found;
            elsif v_one = 'challenges' then
                v_other := private.search_challenges(v_plan, '{}');
            else
                v_other := private.search_found(v_one, p_query, v_plan, '{}', v_scope.members, v_scope.company,
                    case when v_kind is null then c_ranked else c_counted end);
            end if;
            -- The first kind with results is shown.
            if v_kind is null and cardinality(v_other.head) + cardinality(v_other.body) > 0 then
                v_kind := v_one;
                v_found := v_other;
            end if;
            v_counts := v_counts || jsonb_build_object(v_one,
                least(cardinality(v_other.head) + cardinality(v_other.body), c_counted));
        end loop;
    end if;
    if v_kind is null then
        v_kind := v_scope.kinds[1];
        v_found := row('typed', v_plan, '{}', '{}', false);
    end if;

    select array_agg(r.id order by r.n),
           (array_agg(jsonb_build_object('s', r.score, 't', r.fresh_at, 'id', r.id) order by r.n))[v_limit]
    into v_page, v_next
    from (
        select x.id, x.score, x.fresh_at, row_number() over (order by x.score desc, x.fresh_at desc, x.id) as n
        from (
            select q.id, q.score, q.fresh_at from private.search_ranked(v_found) q where v_kind <> 'challenges'
            union all
            -- In their order already.
            select q.id, (1000 - q.n)::integer, '2000-01-01Z'::timestamptz
            from unnest(v_found.head) with ordinality q (id, n) where v_kind = 'challenges') x
        where p_cursor is null or (x.score, x.fresh_at) < (v_after.score, v_after.fresh_at)
           or ((x.score, x.fresh_at) = (v_after.score, v_after.fresh_at) and x.id > v_after.id)
        order by n limit v_limit + 1) r;

    return jsonb_build_object(
        'kind', v_kind,
        'how', v_found.how,
        'results', (
            select coalesce(jsonb_agg(r.result order by r.n), '[]')
            from (
                select p.n, case v_kind
                    when 'jobs' then private.search_job_row(p.id, v_found.plan, p.id = any (v_found.body))
                    when 'companies' then private.search_company_row(p.id, v_found.plan, p.id = any (v_found.body))
                    when 'challenges' then private.search_challenge_row(p.id)
                    else private.search_person_row(p.id, v_found.plan, p.id = any (v_found.body)) end as result
                from unnest(v_page[1:v_limit]) with ordinality p (id, n)) r
            where r.result is not null),
        'total', cardinality(v_found.head) + cardinality(v_found.body),
        'capped', v_found.capped,
        'counts', case when p_cursor is null then v_counts end,
        'next_cursor', case when cardinality(v_page) > v_limit then
            translate(encode(convert_to(v_next::text, 'utf8'), 'base64'), E'\n', '') end);
end
$$;
