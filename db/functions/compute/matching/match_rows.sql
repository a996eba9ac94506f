-- The match, criterion by criterion, of every job with every person: THE one place where a score is made. Integer
-- arithmetic over integer facts. `factor` is what part of its weight a criterion brings, in hundredths:
--   proved 100, met 100 (a skill that is only stated 85: proven outranks stated), partly 50 (a skill 45), missing 0,
--   unknown null: left out of the score and reported as coverage.
-- A skill that the profile does not name is missing when the job must have it and unknown when it is nice to have;
-- on a profile without any skill all are unknown.
create function private.match_rows(p_jobs private.match_job[], p_people private.match_person[])
    returns table (job_id uuid, person_id uuid, place bigint, key text, label text, kind text, weight integer,
                   state text, factor integer, at integer, skill_min_years smallint)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select j.id, p.id, c.place, c.key, c.label, c.kind, c.weight, v.state,
           case v.state
               when 'proved' then 100
               when 'met' then case c.kind when 'skill' then 85 else 100 end
               when 'partly' then case c.kind when 'skill' then 45 else 50 end
               when 'missing' then 0
           end,
           s.at, c.min_years
    from unnest(p_jobs) j
    cross join unnest(p_people) p
    cross join lateral unnest(j.c_key, j.c_label, j.c_kind, j.c_skill, j.c_weight, j.c_must, j.c_min_years)
        with ordinality c (key, label, kind, skill, weight, must, min_years, place)
    cross join lateral (select array_position(p.skill_ids, c.skill) as at offset 0) s
    cross join lateral (select case c.kind
        when 'skill' then case
            when s.at is null then case
                when cardinality(p.skill_ids) = 0 then 'unknown'
                when c.must then 'missing'
                else 'unknown' end
            when p.proved_counts[s.at] > 0 then 'proved'
            when p.skill_levels[s.at] = 1 or p.skill_years[s.at] < c.min_years then 'partly'
            else 'met' end
        when 'years' then case
            when p.years is null then 'unknown'
            when p.years >= j.min_years then 'met'
            when p.years * 2 >= j.min_years then 'partly'
            else 'missing' end
        when 'seniority' then case
            when p.seniority is null then 'unknown'
            when private.seniority_index(p.seniority) >= private.seniority_index(j.seniority) then 'met'
            when private.seniority_index(p.seniority) + 1 = private.seniority_index(j.seniority) then 'partly'
            else 'missing' end
        when 'rank' then case
            when p.completed = 0 then 'unknown'
            when p.rank >= j.min_rank then 'proved'
            when p.rank + 1 = j.min_rank then 'partly'
            else 'missing' end
        when 'system_design' then case
            when p.system_design is null then 'unknown'
            when p.system_design >= j.min_system_design then 'proved'
            when p.system_design + 15 >= j.min_system_design then 'partly'
            else 'missing' end
        else case
            when p.projects = 0 then 'unknown'
            else (array['missing', 'partly', 'met'])[1 + least(2, (
                select count(distinct x.number)
                from unnest(p.project_numbers, p.project_skills) x (number, skill)
                where x.skill = any (j.skill_ids)))::integer] end
        end as state) v;
end
$$;
