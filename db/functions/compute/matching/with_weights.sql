-- The same job under other weights, [{"criterion", "skill_id" or "slug", "weight"}]: what the editor tries out.
create function private.with_weights(p_job private.match_job, p_weights jsonb) returns private.match_job
    language plpgsql stable
    set search_path = ''
as $$
begin
    select
        array_agg(case w.criterion when 'skill' then 'skill:' || w.slug else w.criterion end order by w.place),
        array_agg(coalesce(w.name, private.criterion_label(w.criterion)) order by w.place),
        array_agg(w.criterion order by w.place),
        array_agg(w.skill_id order by w.place),
        array_agg(w.weight order by w.place),
        array_agg(coalesce(w.must, false) order by w.place),
        array_agg(w.min_years order by w.place)
    into p_job.c_key, p_job.c_label, p_job.c_kind, p_job.c_skill, p_job.c_weight, p_job.c_must, p_job.c_min_years
    from (
        select e.value ->> 'criterion' as criterion, k.id as skill_id, k.slug, k.name,
               (e.value ->> 'weight')::integer as weight, js.importance = 'must' as must, js.min_years,
               row (-(e.value ->> 'weight')::integer, e.n) as place
        from jsonb_array_elements(p_weights) with ordinality e (value, n)
        left join public.skills k
            on k.id::text = e.value ->> 'skill_id' or k.slug = e.value ->> 'slug'
        left join public.job_skills js on js.job_opening_id = p_job.id and js.skill_id = k.id
        where (e.value ->> 'weight')::integer > 0
          and (e.value ->> 'criterion' <> 'skill' or k.id is not null)
          and (e.value ->> 'criterion' <> 'years' or p_job.min_years is not null)
          and (e.value ->> 'criterion' <> 'seniority' or p_job.seniority is not null)) w;
    return p_job;
end
$$;
