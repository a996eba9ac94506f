-- What the search box offers while someone types: at most eight names of what the caller may find, most telling first.
-- A skill and a title lead to a search, a company and a person to their page. Visibility, spelling and slips as in
-- public.search, but only titles, names and headlines count.
-- Definer: text search reaches no index under row level security.
create function public.search_suggest(p_query text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    set jit = off
as $$
declare
    c_found constant integer := 200;
    v_scope record := private.search_scope();
    v_typed private.search_plan := private.search_plan(p_query);
    v_people jsonb := '[]';
    v_titles jsonb;
    v_companies jsonb;
    v_found private.search_found;
begin
    if v_scope.kinds is null or cardinality(v_typed.groups) = 0 then
        return '[]';
    end if;

    -- The best are chosen before any row is looked up.
    if v_scope.company is not null then
        v_found := private.search_found('people', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, true);
        select coalesce(jsonb_agg(jsonb_build_object('kind', 'person', 'label', p.full_name, 'note', p.headline,
            'slug', p.slug, 'marks', private.search_marks(p.id, v_found.plan)) order by r.score desc, r.fresh_at desc, r.id), '[]')
        into v_people
        from (
            select x.id, x.score, x.fresh_at from private.search_ranked(v_found) x
            order by x.score desc, x.fresh_at desc, x.id limit 4) r
        join public.profiles p on p.id = r.id and p.visibility = 'open' and p.is_active;
    end if;

    v_found := private.search_found('jobs', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, true);
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'title', 'label', j.title,
        'marks', private.search_marks(j.id, v_found.plan)) order by r.score desc, r.name), '[]')
    into v_titles
    from (
        -- Titles, not jobs: the same title is offered once.
        select x.name, max(x.score) as score, (array_agg(x.id order by x.fresh_at desc, x.id))[1] as id
        from private.search_ranked(v_found) x
        group by x.name order by max(x.score) desc, x.name limit 3) r
    join public.job_openings j on j.id = r.id and j.is_listed;

    v_found := private.search_found('companies', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, true);
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'company', 'label', c.name, 'note', c.tagline, 'slug', c.slug,
        'marks', private.search_marks(c.id, v_found.plan)) order by r.score desc, r.name, r.id), '[]')
    into v_companies
    from (
        select x.id, x.name, x.score from private.search_ranked(v_found) x
        order by x.score desc, x.name, x.id limit 3) r
    join public.companies c on c.id = r.id and c.approval_status = 'approved';

    return (
        select coalesce(jsonb_agg(s.suggestion order by s.n), '[]')
        from (
            select x.value as suggestion, row_number() over () as n
            from (
                select value from jsonb_array_elements(v_people)
                union all
                select jsonb_build_object('kind', 'skill', 'label', k.value ->> 'name', 'marks', '[]'::jsonb)
                from jsonb_array_elements(public.search_skills(left(p_query, 60), 2)) k
                union all
                select value from jsonb_array_elements(v_titles)
                union all
                select value from jsonb_array_elements(v_companies)) x
            limit 8) s);
end
$$;
