-- A seeker's jobs. Discover: listed jobs that pass the gates and wait for a decision, by match, then newest; what
-- shares the most weighted skills is considered first, the newest fill up, and at most 400 are scored, so that a view
-- costs the same at a thousand jobs and at sixty thousand. Saved: the newest saved first, whatever became of the job.
-- It writes the visibility rule itself, since the operators of arrays and text search reach no index under row level
-- security; the access grid proves that it shows no more than the policy does.
-- Definer: one walk by index over jobs, with matches that are computed from rows of others.
create function public.browse_jobs(
    p_tab text default 'discover', p_text text default null, p_skills text[] default null, p_remote text[] default null,
    p_place text default null, p_pay_min integer default null, p_currency text default null,
    p_seniority text[] default null, p_employment_types text[] default null, p_badges text[] default null,
    p_posted_within_days integer default null, p_limit integer default 20, p_cursor text default null
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    c_scored constant integer := 400;
    c_newest constant integer := 5000;
    v_me uuid := auth.uid();
    v_person private.match_person;
    v_limit integer := least(greatest(coalesce(p_limit, 20), 1), 50);
    v_place text := '%' || replace(replace(replace(lower(trim(p_place)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    -- greatest() passes over null, so null is asked for first.
    v_since timestamptz := case when p_posted_within_days is not null then
        now() - make_interval(days => least(greatest(p_posted_within_days, 0), 3650)) end;
    -- The jobs or companies that a selective filter leaves, null without one.
    v_only uuid[];
    v_companies uuid[];
    v_found uuid[];
    v_scores integer[];
    v_times timestamptz[];
    v_page uuid[];
    v_next jsonb;
    v_after jsonb;
begin
    if not private.is_onboarded() or not exists (
        select from public.profiles p where p.id = v_me and p.role = 'job_seeker') then
        return null;
    end if;
    begin
        v_after := convert_from(decode(p_cursor, 'base64'), 'utf8')::jsonb;
    exception when others then
        raise exception 'The cursor is invalid.' using errcode = 'invalid_parameter_value';
    end;
    v_person := (private.people_facts(array[v_me]))[1];

    if p_tab = 'saved' then
        select array_agg(s.job_opening_id order by s.created_at desc, s.job_opening_id),
               (array_agg(jsonb_build_object('t', s.created_at, 'id', s.job_opening_id)
                   order by s.created_at desc, s.job_opening_id))[v_limit]
        into v_page, v_next
        from (
            select x.job_opening_id, x.created_at from public.saved_jobs x
            where x.profile_id = v_me
              and (v_after is null or x.created_at < (v_after ->> 't')::timestamptz
                   or (x.created_at = (v_after ->> 't')::timestamptz and x.job_opening_id > (v_after ->> 'id')::uuid))
            order by x.created_at desc, x.job_opening_id limit v_limit) s;
        return jsonb_build_object(
            'jobs', (
                select coalesce(jsonb_agg(private.job_card(j, v_person) order by p.n), '[]')
                from unnest(v_page) with ordinality p (id, n) join public.job_openings j on j.id = p.id),
            'next_cursor', translate(encode(convert_to(v_next::text, 'utf8'), 'base64'), E'\n', ''),
            'total', (select count(*) from public.saved_jobs v where v.profile_id = v_me), 'capped', false);
    end if;

    if trim(coalesce(p_text, '')) <> '' then
        v_only := array(
            select j.id from public.job_openings j
            where j.is_listed
              and to_tsvector('simple', j.title || ' ' || left(j.description, 4000))
                  @@ websearch_to_tsquery('simple', left(p_text, 200))
            union
            select j.id from public.companies c
            join public.job_openings j on j.company_id = c.id and j.is_listed
            where c.approval_status = 'approved'
              and to_tsvector('simple', c.name) @@ websearch_to_tsquery('simple', left(p_text, 200))
            limit 5000);
    end if;
    if cardinality(p_skills) > 0 then
        v_only := array(
            select s.job_opening_id from public.job_skills s join public.skills k on k.id = s.skill_id
            where k.slug = any (p_skills[1:20]) and (v_only is null or s.job_opening_id = any (v_only))
            group by s.job_opening_id
            having count(*) = (select count(distinct x) from unnest(p_skills[1:20]) x));
    end if;
    if cardinality(p_badges) > 0 then
        v_companies := array(
            select b.company_id from public.company_badges b
            where b.badge = any (p_badges[1:19])
            group by b.company_id
            having count(*) = (select count(distinct x) from unnest(p_badges[1:19]) x));
    end if;

    v_found := array(
        select j.id
        from (
            (select w.job_opening_id as id, 1 as source, sum(w.weight) as shared, null::timestamptz as published_at
             from public.job_weights w
             where v_only is null and w.skill_id = any (v_person.skill_ids) and w.weight > 0
             group by w.job_opening_id)
            union all
            (select n.id, 2, 0, n.published_at from public.job_openings n
             where v_only is null and n.is_listed
             order by n.published_at desc limit c_newest)
            union all
            (select o.id, 3, 0, null from unnest(v_only) o (id))
            order by source, shared desc, published_at desc) found
        cross join lateral (
            select x.id from public.job_openings x
            where x.id = found.id and x.is_listed and (x.expires_at is null or x.expires_at > now())
              and (p_remote is null or x.remote_policy = any (p_remote))
              and (p_seniority is null or x.seniority = any (p_seniority))
              and (p_employment_types is null or x.employment_type = any (p_employment_types))
              and (p_pay_min is null or x.pay_max_year >= p_pay_min)
              and (p_currency is null or x.pay_currency = p_currency)
              and (v_since is null or x.published_at >= v_since)
              and (v_place is null or lower(array_to_string(x.places, ' ')) like v_place)
              and (v_companies is null or x.company_id = any (v_companies))
              and not x.company_id = any (v_person.hidden_company_ids)
              and private.gate_place(x.remote_policy, x.countries, v_person.work_modes, v_person.country, v_person.open_to_relocation) is not false
              and private.gate_time_zone(x.remote_policy, x.utc_offset_min, x.utc_offset_max, v_person.utc_offset) is not false
              and private.gate_employment(x.employment_type, v_person.employment_types) is not false
              and private.gate_right_to_work(x.visa_sponsorship, x.countries, v_person.work_countries) is not false
              and private.gate_pay(x.pay_max_year, x.pay_currency, v_person.salary_min, v_person.salary_currency) is not false
              and not exists (
                  select from public.job_interactions i where i.job_opening_id = x.id and i.profile_id = v_me)
            offset 0) j
        limit c_scored);

    -- A job may have come from two sources; it is scored once.
    select array_agg(r.id order by r.score desc nulls last, r.published_at desc, r.id),
           array_agg(r.score order by r.score desc nulls last, r.published_at desc, r.id),
           array_agg(r.published_at order by r.score desc nulls last, r.published_at desc, r.id)
    into v_found, v_scores, v_times
    from (
        select j.id, coalesce(s.score, -1) as score, j.published_at
        from (select distinct unnest(v_found) as id) f
        join public.job_openings j on j.id = f.id
        left join private.match_scores(private.job_facts(array(select distinct unnest(v_found))), array[v_person]) s
            on s.job_id = f.id) r;

    select array_agg(p.id order by p.n),
           (array_agg(jsonb_build_object('s', p.score, 't', p.published_at, 'id', p.id) order by p.n))[v_limit]
    into v_page, v_next
    from (
        select f.id, f.score, f.published_at, f.n
        from unnest(v_found, v_scores, v_times) with ordinality f (id, score, published_at, n)
        where v_after is null
           or f.score < (v_after ->> 's')::integer
           or (f.score = (v_after ->> 's')::integer and f.published_at < (v_after ->> 't')::timestamptz)
           or (f.score = (v_after ->> 's')::integer and f.published_at = (v_after ->> 't')::timestamptz and f.id > (v_after ->> 'id')::uuid)
        order by f.n limit v_limit) p;

    return jsonb_build_object(
        'jobs', (
            select coalesce(jsonb_agg(private.job_card(j, v_person) order by p.n), '[]')
            from unnest(v_page) with ordinality p (id, n) join public.job_openings j on j.id = p.id),
        'next_cursor', case when v_page[v_limit] is distinct from v_found[cardinality(v_found)]
            then translate(encode(convert_to(v_next::text, 'utf8'), 'base64'), E'\n', '') end,
        'total', coalesce(cardinality(v_found), 0),
        'capped', coalesce(cardinality(v_found), 0) >= c_scored);
end
$$;
