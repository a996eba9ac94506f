-- Jobs as facts for the match: their gates' fields and their criteria. A criterion of weight zero is no criterion; one
-- that asks for nothing (years without a number) is none either.
create function private.job_facts(p_ids uuid[]) returns private.match_job[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array(
        select row (
            j.id, j.company_id, j.remote_policy, j.countries, j.utc_offset_min, j.utc_offset_max, j.employment_type,
            j.visa_sponsorship, j.pay_max_year, j.pay_currency, j.seniority, j.min_years,
            coalesce(j.min_rank, 1), coalesce(j.min_system_design, 60),
            array(select k.skill_id from public.job_skills k where k.job_opening_id = j.id),
            c.keys, c.labels, c.kinds, c.skills, c.weights, c.musts, c.years)::private.match_job
        from unnest(p_ids) with ordinality wanted (id, n)
        join public.job_openings j on j.id = wanted.id
        left join lateral (
            -- Sorted once below; an order by in each aggregate would sort seven times.
            select array_agg(o.key) as keys, array_agg(o.label) as labels, array_agg(o.criterion) as kinds,
                   array_agg(o.skill_id) as skills, array_agg(o.weight) as weights, array_agg(o.must) as musts,
                   array_agg(o.min_years) as years
            from (
                select case w.criterion when 'skill' then 'skill:' || k.slug else w.criterion end as key,
                       coalesce(k.name, private.criterion_label(w.criterion)) as label,
                       w.criterion, w.skill_id, w.weight::integer as weight,
                       coalesce(js.importance = 'must', false) as must, js.min_years
                from public.job_weights w
                left join public.skills k on k.id = w.skill_id
                left join public.job_skills js on js.job_opening_id = w.job_opening_id and js.skill_id = w.skill_id
                where w.job_opening_id = j.id and w.weight > 0
                  and (w.criterion <> 'years' or j.min_years is not null)
                  and (w.criterion <> 'seniority' or j.seniority is not null)
                order by w.weight desc, w.position, w.criterion, w.skill_id) o) c on true
        order by wanted.n);
end
$$;
