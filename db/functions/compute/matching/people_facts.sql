-- People as facts for the match: what they state, and what the server saw them do.
create function private.people_facts(p_ids uuid[]) returns private.match_person[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array(
        select row (
            p.id, coalesce(h.ids, '{}'), p.country,
            round((extract(epoch from (now() at time zone coalesce(p.timezone, 'utc')) - (now() at time zone 'utc')) / 3600)::numeric, 2)
                + case when p.timezone is null then null else 0 end,
            p.work_modes, p.employment_types, p.work_countries, p.open_to_relocation, p.salary_min, p.salary_currency,
            p.years_experience, p.seniority, r.position, r.name, p.completed_challenges, p.system_design_score,
            coalesce(s.ids, '{}'), s.levels, s.years, s.counts, s.lasts,
            coalesce(f.numbers, '{}'), f.skills, coalesce(f.projects, 0))::private.match_person
        from unnest(p_ids) with ordinality wanted (id, n)
        join public.profiles p on p.id = wanted.id
        left join lateral (
            select k.position, k.name from public.developer_ranks k
            where not k.is_special and k.min_challenges <= p.completed_challenges
            order by k.position desc limit 1) r on true
        left join lateral (
            select array_agg(x.company_id) as ids from public.hidden_companies x where x.profile_id = p.id) h on true
        left join lateral (
            select array_agg(k.skill_id) as ids, array_agg(k.level) as levels, array_agg(k.years) as years,
                   array_agg(k.passed) as counts, array_agg(k.last) as lasts
            from (
                select coalesce(said.skill_id, proved.skill_id) as skill_id, said.level, said.years,
                       coalesce(proved.passed, 0)::integer as passed, proved.last
                from (
                    select x.skill_id, x.level, x.years from public.profile_skills x
                    where x.profile_id = p.id and x.skill_id is not null) said
                full join (
                    select x.skill_id, x.passed, x.last::date as last from private.proved_skills(p.id) x) proved on proved.skill_id = said.skill_id) k) s on true
        left join lateral (
            select array_agg(x.position) filter (where k.skill_id is not null) as numbers,
                   array_agg(k.skill_id) filter (where k.skill_id is not null) as skills,
                   count(distinct x.position)::integer as projects
            from public.featured_projects x
            left join lateral unnest(x.skill_ids) k (skill_id) on true
            where x.profile_id = p.id) f on true
        order by wanted.n);
end
$$;
