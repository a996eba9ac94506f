-- Jobs as facts for the match: their gates' fields and their criteria. A criterion of weight zero is no criterion; one
-- that asks for nothing (years without a number) is none either.
create function private.job_facts(p_ids uuid[]) returns private.match_job[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select row (
            j.id, j.company_id, j.remote_policy, j.countries, j.utc_offset_min, j.utc_offset_max, j.employment_type,
            j.visa_sponsorship, j.pay_max_year, j.pay_currency, j.seniority, j.min_years,
            coalesce(j.min_rank, 1), coalesce(j.min_system_design, 60), coalesce(s.ids, '{}'),
            c.keys, c.labels, c.kinds, c.skills, c.weights, c.musts, c.years)::private.match_job
        from unnest(p_ids) with ordinality wanted (id, n)
        join public.job_openings j on j.id = wanted.id
        left join lateral (
            select array_agg(k.skill_id) as ids from public.job_skills k where k.job_opening_id = j.id) s on true
        left join lateral (
            select
                array_agg(case w.criterion when 'skill' then 'skill:' || k.slug else w.criterion end order by o.place) as keys,
                array_agg(coalesce(k.name, private.criterion_label(w.criterion)) order by o.place) as labels,
                array_agg(w.criterion order by o.place) as kinds,
                array_agg(w.skill_id order by o.place) as skills,
                array_agg(w.weight::integer order by o.place) as weights,
                array_agg(coalesce(js.importance = 'must', false) order by o.place) as musts,
                array_agg(js.min_years order by o.place) as years
            from public.job_weights w
            left join public.skills k on k.id = w.skill_id
            left join public.job_skills js on js.job_opening_id = w.job_opening_id and js.skill_id = w.skill_id
            cross join lateral (select row (-w.weight, w.position, w.criterion, k.slug) as place) o
            where w.job_opening_id = j.id and w.weight > 0
              and (w.criterion <> 'years' or j.min_years is not null)
              and (w.criterion <> 'seniority' or j.seniority is not null)) c on true
        order by wanted.n);
end
$$;
