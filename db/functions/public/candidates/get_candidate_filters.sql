-- What a list of candidates can be narrowed to: the jobs that somebody is interested in, with how many wait for a decision,
-- and the skills that these jobs ask for. Null when nobody is interested in any.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_candidate_filters(p_shared boolean default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_jobs uuid[];
    v_counted jsonb;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    v_jobs := private.my_candidate_jobs();
    select jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title, 'waiting', n.waiting) order by j.title, j.id),
           array_agg(j.id)
    into v_counted, v_jobs
    from public.job_openings j
    cross join lateral (
        select count(*) as interested, count(*) filter (where i.decision is null) as waiting
        from public.job_interactions i join public.profiles p on p.id = i.profile_id and p.is_active
        where i.job_opening_id = j.id and i.status = 'interested' and i.decision is distinct from 'withdrawn') n
    where j.id = any (v_jobs) and n.interested > 0
      and (p_shared is null or p_shared = (private.candidates_via(j.id) = 'shared'));
    if v_counted is null then
        return null;
    end if;
    return jsonb_build_object('jobs', v_counted, 'skills', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'name', k.name, 'job_ids', k.jobs) order by k.name), '[]')
        from (
            select n.slug, n.name, jsonb_agg(s.job_opening_id) as jobs
            from public.job_skills s join public.skills n on n.id = s.skill_id
            where s.job_opening_id = any (v_jobs)
            group by n.id) k));
end
$$;
