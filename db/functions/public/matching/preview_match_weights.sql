-- What other weights would change: who enters and leaves the top twenty, and which criteria change nothing. Over those
-- interested in the job and, of those who may be found, the ones who share its skills most; at most 500.
-- Definer: the facts of candidates are hidden from the company but for the scores shown here.
create function public.preview_match_weights(p_job_opening_id uuid, p_weights jsonb) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    v_company uuid := private.my_approved_company();
    v_before private.match_job;
    v_after private.match_job;
    v_people private.match_person[];
    v_result jsonb;
begin
    if not private.is_onboarded() or v_company is null or not private.has_permission('manage_jobs')
        or not private.has_permission('view_candidates') or not exists (
            select from public.job_openings j where j.id = p_job_opening_id and j.company_id = v_company) then
        return '{"candidates": 0, "top": [], "entering": [], "leaving": [], "unchanged_criteria": []}';
    end if;
    if jsonb_typeof(p_weights) <> 'array' or jsonb_array_length(p_weights) > 60 or jsonb_path_exists(p_weights,
        '$[*] ? (!(@.weight >= 0 && @.weight <= 100) || !(@.criterion == "skill" || @.criterion == "years" || @.criterion == "seniority" || @.criterion == "rank" || @.criterion == "system_design" || @.criterion == "projects"))') then
        raise exception 'p_weights must be a list of {criterion, skill_id or slug, weight from 0 to 100}.'
            using errcode = 'invalid_parameter_value';
    end if;
    v_before := (private.job_facts(array[p_job_opening_id]))[1];
    v_after := private.with_weights(v_before, p_weights);
    v_people := private.people_facts(array(
        select i.profile_id from public.job_interactions i
        where i.job_opening_id = p_job_opening_id and i.status = 'interested'
          and i.decision is distinct from 'withdrawn'
          -- A colleague's candidates stay the colleague's.
          and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
        union
        (select t.id from public.profiles t
         join (
             select s.profile_id, count(*) as shared from public.profile_skills s
             where s.skill_id = any (v_before.skill_ids) group by s.profile_id) k on k.profile_id = t.id
         where t.visibility = 'open' and t.role = 'job_seeker' and t.is_active and not t.needs_onboarding
           and not exists (
               select from public.hidden_companies h where h.profile_id = t.id and h.company_id = v_company)
         order by k.shared desc, t.completed_challenges desc, t.id limit 400)
        limit 500));
    select jsonb_build_object(
        'candidates', cardinality(v_people),
        'top', coalesce(jsonb_agg(r.line order by r.rank_after) filter (where r.rank_after <= 20), '[]'),
        'entering', coalesce(jsonb_agg(r.line order by r.rank_after) filter (where r.rank_after <= 20 and r.rank_before > 20), '[]'),
        'leaving', coalesce(jsonb_agg(r.line order by r.rank_before) filter (where r.rank_after > 20 and r.rank_before <= 20), '[]'))
    into v_result
    from (
        select x.rank_before, x.rank_after, jsonb_build_object(
            'profile_id', x.person_id, 'full_name', p.full_name, 'rank_before', x.rank_before, 'rank_after', x.rank_after,
            'score_before', x.score_before, 'score_after', x.score_after) as line
        from (
            select a.person_id, b.score as score_before, a.score as score_after,
                   row_number() over (order by b.score desc nulls last, a.person_id) as rank_before,
                   row_number() over (order by a.score desc nulls last, a.person_id) as rank_after
            from private.match_scores(array[v_after], v_people) a
            left join private.match_scores(array[v_before], v_people) b on b.person_id = a.person_id) x
        join public.profiles p on p.id = x.person_id) r;
    -- A criterion in which all have the same state, or that weighs nothing, puts no one before another.
    return v_result || jsonb_build_object('unchanged_criteria', (
        select coalesce(jsonb_agg(k.key), '[]') from (
            select m.key from private.match_rows(array[v_after], v_people) m
            group by m.key having count(distinct m.state) = 1 order by m.key) k));
end
$$;
