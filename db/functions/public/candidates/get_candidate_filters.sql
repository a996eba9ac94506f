-- What a list of candidates can be narrowed to, with how many each choice would show beside the other choices: the jobs that
-- somebody is interested in and how many wait there for a decision, the statuses, the stages, and the skills that these
-- jobs ask for. One statement reads each interest once. Null when nobody is interested in any.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_candidate_filters(
    p_shared boolean default null, p_job_opening_id uuid default null, p_status text default 'all',
    p_stage_id uuid default null, p_skill text default null, p_name text default null
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    set jit = off
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_jobs uuid[];
    v_name text := nullif(lower(trim(left(p_name, 100))), '');
begin
    if not private.is_onboarded() then
        return null;
    end if;
    v_jobs := private.my_candidate_jobs();
    return (
        with jobs as materialized (
            select j.id, j.title, j.seniority, j.places, j.remote_policy, j.published_at
            from public.job_openings j
            where j.id = any (v_jobs)
              and (p_shared is null or p_shared = (private.candidates_via(j.id) = 'shared'))
        ), candidates as materialized (
            select i.id, i.job_opening_id, i.decision, s.stage_id,
                   p_job_opening_id is null or i.job_opening_id = p_job_opening_id as in_job,
                   case p_status
                       when 'all' then true
                       when 'undecided' then i.decision is null
                       when 'ended' then i.decision is not distinct from 'expired'
                       else i.decision is not distinct from p_status end as in_status,
                   p_stage_id is null or s.stage_id is not distinct from p_stage_id as in_stage,
                   v_name is null or position(v_name in lower(p.full_name)) > 0 as has_name,
                   p_skill is null or exists (
                       select from private.match_receipts m cross join jsonb_array_elements(m.match -> 'criteria') c
                       where m.job_interaction_id = i.id and c ->> 'key' = 'skill:' || p_skill
                         and c ->> 'state' not in ('missing', 'unknown')) as has_skill
            from jobs j
            join public.job_interactions i on i.job_opening_id = j.id
            join public.profiles p on p.id = i.profile_id and p.is_active
            left join public.job_interaction_stages s on s.job_interaction_id = i.id
            where i.status = 'interested' and i.decision is distinct from 'withdrawn'
        ), of_jobs as (
            select c.job_opening_id, count(*) filter (where c.decision is null) as waiting,
                   count(*) filter (where c.in_status and c.in_stage and c.has_name and c.has_skill) as count
            from candidates c group by c.job_opening_id
        ), of_stages as (
            select c.stage_id, count(*) as count
            from candidates c where c.in_job and c.has_name and c.has_skill and c.stage_id is not null group by c.stage_id
        ), of_skills as (
            select substr(k ->> 'key', 7) as slug, count(*) as count
            from candidates c
            join private.match_receipts m on m.job_interaction_id = c.id
            cross join jsonb_array_elements(m.match -> 'criteria') k
            where c.in_job and c.in_status and c.in_stage and c.has_name
              and k ->> 'key' like 'skill:%' and k ->> 'state' not in ('missing', 'unknown')
            group by 1
        )
        select jsonb_build_object(
            'jobs', (
                select jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title, 'seniority', j.seniority,
                        'places', j.places, 'remote_policy', j.remote_policy, 'published_at', j.published_at,
                        'waiting', o.waiting, 'count', o.count) order by j.title, j.id)
                from jobs j join of_jobs o on o.job_opening_id = j.id),
            'statuses', (
                select jsonb_build_object(
                    'undecided', count(*) filter (where c.decision is null),
                    'approved', count(*) filter (where c.decision = 'approved'),
                    'rejected', count(*) filter (where c.decision = 'rejected'),
                    'ended', count(*) filter (where c.decision = 'expired'),
                    'all', count(*))
                from candidates c where c.in_job and c.has_name and c.has_skill),
            'stages', (
                select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'kind', k.kind,
                        'count', coalesce(o.count, 0)) order by k.position), '[]')
                from public.candidate_stages k left join of_stages o on o.stage_id = k.id
                where k.company_id = private.my_approved_company()),
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'name', k.name, 'job_ids', k.jobs,
                        'count', coalesce(o.count, 0)) order by k.name), '[]')
                from (
                    select n.slug, n.name, jsonb_agg(s.job_opening_id) as jobs
                    from of_jobs w
                    join public.job_skills s on s.job_opening_id = w.job_opening_id
                    join public.skills n on n.id = s.skill_id
                    group by n.id) k
                left join of_skills o on o.slug = k.slug))
        where exists (select from candidates));
end
$$;
