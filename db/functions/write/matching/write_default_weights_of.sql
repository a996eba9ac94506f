-- Weights for jobs whose employer set none: skills share seventy (a must counts twice a nice), the rest goes to
-- years, projects, system design and rank; what rounding leaves goes to the first skill.
create function private.write_default_weights_of(p_job_opening_ids uuid[]) returns void
    language plpgsql volatile
    set search_path = ''
as $$
begin
    delete from public.job_weights w where w.job_opening_id = any (p_job_opening_ids);
    insert into public.job_weights (job_opening_id, criterion, skill_id, weight, position)
    select s.job_opening_id, 'skill', s.skill_id,
           70 * s.share / s.shares
               + case when row_number() over first = 1
                   then 70 - sum(70 * s.share / s.shares) over (partition by s.job_opening_id) else 0 end,
           s.position
    from (
        select k.job_opening_id, k.skill_id, k.position, case k.importance when 'must' then 2 else 1 end as share,
               sum(case k.importance when 'must' then 2 else 1 end) over (partition by k.job_opening_id) as shares
        from public.job_skills k where k.job_opening_id = any (p_job_opening_ids)) s
    window first as (partition by s.job_opening_id order by s.share desc, s.position, s.skill_id);
    insert into public.job_weights (job_opening_id, criterion, weight, position)
    select j.id, d.criterion,
           d.weight + case when exists (select from public.job_skills k where k.job_opening_id = j.id)
               then 0 else d.extra end,
           d.position
    from unnest(p_job_opening_ids) j (id)
    cross join (values
        ('years', 15, 25, 100::smallint), ('projects', 5, 15, 101::smallint),
        ('system_design', 5, 15, 102::smallint), ('rank', 5, 15, 103::smallint)) d (criterion, weight, extra, position);
end
$$;
