-- People as plain facts for the match: what they state, and what the server saw them do. Lists stand in parallel
-- arrays: skills that are stated, challenges that were passed, and one entry for each skill of each featured project.
-- Definer: the facts of people are hidden from those who see nothing but a match.
create function private.people_facts(p_ids uuid[])
    returns table (
        id uuid, country text, utc_offset integer, work_modes text[], work_countries text[], open_to_relocation boolean,
        employment_types text[], salary_min integer, salary_currency text, years_experience smallint, seniority text,
        completed_challenges integer, system_design_score smallint, role_families text[], headline text, titles text[],
        is_findable boolean, today date,
        hidden_companies uuid[], stated_skills integer[], levels smallint[], years smallint[], passed_challenges uuid[],
        passed_languages text[], passed_days date[], projects integer, project_positions smallint[],
        project_skills integer[])
    language plpgsql stable security definer
    set search_path = ''
    -- Planning takes longer than running here, and what is best for one is best for many.
    set plan_cache_mode = force_generic_plan
as $$
begin
    return query
    select p.id, p.country,
           private.utc_offset(p.timezone, now()), p.work_modes, p.work_countries, p.open_to_relocation, p.employment_types,
           p.salary_min, p.salary_currency, p.years_experience, p.seniority, p.completed_challenges, p.system_design_score,
           coalesce(p.role_families, '{}'), p.headline,
           array(select x.title from public.experiences x where x.profile_id = p.id
                 order by x.ended_on desc nulls first, x.started_on desc, x.id),
           p.role = 'job_seeker' and p.visibility = 'open' and p.is_active and not p.needs_onboarding,
           (now() at time zone 'utc')::date,
           array(select x.company_id from public.hidden_companies x where x.profile_id = p.id order by x.company_id),
           coalesce(s.ids, '{}'), coalesce(s.levels, '{}'), coalesce(s.years, '{}'),
           coalesce(c.ids, '{}'), coalesce(c.languages, '{}'), coalesce(c.days, '{}'),
           coalesce(f.projects, 0), coalesce(f.positions, '{}'), coalesce(f.skills, '{}')
    from unnest(p_ids) wanted (id)
    join public.profiles p on p.id = wanted.id
    left join lateral (
        select array_agg(x.skill_id) as ids, array_agg(x.level) as levels, array_agg(x.years) as years
        from public.profile_skills x where x.profile_id = p.id and x.skill_id is not null) s on true
    left join lateral (
        select array_agg(x.challenge_id) as ids, array_agg(x.language) as languages,
               array_agg((x.completed_at at time zone 'utc')::date) as days
        from public.challenge_completions x where x.profile_id = p.id) c on true
    left join lateral (
        select count(distinct x.position)::integer as projects,
               array_agg(x.position) filter (where k.skill_id is not null) as positions,
               array_agg(k.skill_id) filter (where k.skill_id is not null) as skills
        from public.featured_projects x
        left join lateral unnest(x.skill_ids) k (skill_id) on true
        where x.profile_id = p.id) f on true;
end
$$;
