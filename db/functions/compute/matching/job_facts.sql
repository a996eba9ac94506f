-- Jobs as plain facts: what the match compares with a person, and what lists filter and order by. Lists of a job's
-- skills stand in parallel arrays, and so do its weights.
-- Definer: weights are the company's, and every match of a seeker reads them.
create function private.job_facts(p_ids uuid[])
    returns table (
        id uuid, company_id uuid, title text, role_family text, remote_policy text, countries text[], utc_offset_min smallint,
        utc_offset_max smallint, visa_sponsorship boolean, employment_type text, pay_min_year bigint, pay_max_year bigint, pay_currency text,
        min_years smallint, seniority text, min_rank smallint, min_system_design smallint, is_listed boolean,
        published_at timestamptz, expires_at timestamptz, places text[], badges text[], skill_ids integer[],
        are_musts boolean[], skill_years smallint[], criteria text[], criterion_skills integer[], weights smallint[],
        positions smallint[])
    language plpgsql stable security definer
    set search_path = ''
    -- Planning takes longer than running here, and what is best for one is best for many.
    set plan_cache_mode = force_generic_plan
as $$
begin
    return query
    select j.id, j.company_id, j.title, j.role_family, j.remote_policy, j.countries, j.utc_offset_min, j.utc_offset_max,
           j.visa_sponsorship, j.employment_type, j.pay_min_year, j.pay_max_year, j.pay_currency, j.min_years, j.seniority, j.min_rank,
           j.min_system_design, j.is_listed, j.published_at, j.expires_at, j.places,
           array(select b.badge from public.company_badges b where b.company_id = j.company_id order by b.badge),
           coalesce(s.ids, '{}'), coalesce(s.musts, '{}'), coalesce(s.years, '{}'),
           coalesce(w.criteria, '{}'), coalesce(w.skills, '{}'), coalesce(w.weights, '{}'), coalesce(w.positions, '{}')
    from unnest(p_ids) wanted (id)
    join public.job_openings j on j.id = wanted.id
    left join lateral (
        select array_agg(o.skill_id) as ids, array_agg(o.importance = 'must') as musts, array_agg(o.min_years) as years
        from (
            select k.skill_id, k.importance, k.min_years from public.job_skills k
            where k.job_opening_id = j.id order by k.skill_id) o) s on true
    left join lateral (
        select array_agg(o.criterion) as criteria, array_agg(o.skill_id) as skills, array_agg(o.weight) as weights,
               array_agg(o.position) as positions
        from (
            select x.criterion, x.skill_id, x.weight, x.position from public.job_weights x
            where x.job_opening_id = j.id order by x.id) o) w on true;
end
$$;
