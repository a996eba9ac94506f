-- Weights for a job whose employer set none: skills share seventy (a must counts twice a nice), the rest goes to
-- years, projects, system design and rank; what rounding leaves goes to the first skill.
create function private.write_default_weights(p_job_opening_id uuid) returns void
    language plpgsql volatile
    set search_path = ''
as $$
declare
    v_shares integer;
begin
    delete from public.job_weights w where w.job_opening_id = p_job_opening_id;
    select sum(case s.importance when 'must' then 2 else 1 end) into v_shares
    from public.job_skills s where s.job_opening_id = p_job_opening_id;
    insert into public.job_weights (job_opening_id, criterion, skill_id, weight, position)
    select p_job_opening_id, 'skill', s.skill_id,
           70 * s.share / v_shares
               + case when row_number() over (order by s.share desc, s.position, s.skill_id) = 1
                   then 70 - sum(70 * s.share / v_shares) over () else 0 end,
           s.position
    from (
        select k.skill_id, k.position, case k.importance when 'must' then 2 else 1 end as share
        from public.job_skills k where k.job_opening_id = p_job_opening_id) s;
    insert into public.job_weights (job_opening_id, criterion, weight, position)
    select p_job_opening_id, d.criterion, d.weight + case when v_shares is null then d.extra else 0 end, d.position
    from (values
        ('years', 15, 25, 100::smallint), ('projects', 5, 15, 101::smallint),
        ('system_design', 5, 15, 102::smallint), ('rank', 5, 15, 103::smallint)) d (criterion, weight, extra, position);
end
$$;
