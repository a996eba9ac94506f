-- What the search box offers while somebody types: at most eight names of what the caller may find, most telling first.
-- A skill and a title lead to a search, a company and a person to their page. Visibility, spelling and slips as in
-- public.search, but only titles, names and headlines count.
create function public.search_suggest(p_query text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    set jit = off
as $$
declare
    c_found constant integer := 200;
    v_scope record := private.search_scope();
    v_typed private.search_plan := private.search_plan(p_query, null, 'A');
    v_people jsonb := '[]';
    v_titles jsonb;
    v_companies jsonb;
    v_found private.search_found;
begin
    if v_scope.kinds is null or cardinality(v_typed.groups) = 0 then
        return '[]';
    end if;

    if v_scope.company is not null then
        v_found := private.search_found('people', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, 'A');
        select coalesce(jsonb_agg(jsonb_build_object('kind', 'person', 'label', x.full_name, 'note', x.headline,
            'slug', x.slug, 'marks', private.search_marks(x.id, v_found.plan)) order by x.score desc, x.fresh_at desc, x.id), '[]')
        into v_people
        from (
            select p.id, p.full_name, p.headline, p.slug, r.score, r.fresh_at
            from private.search_ranked(v_found) r join public.profiles p on p.id = r.id
            where p.visibility = 'open' and p.is_active
            order by r.score desc, r.fresh_at desc, r.id limit 4) x;
    end if;

    v_found := private.search_found('jobs', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, 'A');
    -- Titles, not jobs: the same title is offered once.
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'title', 'label', x.title,
        'marks', private.search_marks(x.id, v_found.plan)) order by x.score desc, x.title), '[]')
    into v_titles
    from (
        select j.title, max(r.score) as score, (array_agg(j.id order by j.id))[1] as id
        from private.search_ranked(v_found) r
        join public.job_openings j on j.id = r.id and j.is_listed
        group by j.title order by max(r.score) desc, j.title limit 3) x;

    v_found := private.search_found('companies', p_query, v_typed, '{}', v_scope.members, v_scope.company, c_found, 'A');
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'company', 'label', x.name, 'note', x.tagline, 'slug', x.slug,
        'marks', private.search_marks(x.id, v_found.plan)) order by x.score desc, x.name), '[]')
    into v_companies
    from (
        select c.id, c.name, c.tagline, c.slug, r.score
        from private.search_ranked(v_found) r join public.companies c on c.id = r.id and c.approval_status = 'approved'
        order by r.score desc, c.name limit 3) x;

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
