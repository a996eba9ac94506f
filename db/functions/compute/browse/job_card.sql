-- A job as a seeker's lists show it. What was frozen at interest is shown as frozen; else the match as of now.
create function private.job_card(p_job public.job_openings, p_person private.match_person) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_interaction public.job_interactions;
    v_match jsonb;
begin
    if p_person.id is not null then
        select * into v_interaction from public.job_interactions i
        where i.job_opening_id = p_job.id and i.profile_id = p_person.id;
        v_match := coalesce(v_interaction.match,
            private.match_json((private.job_facts(array[p_job.id]))[1], p_person, false));
    end if;
    return jsonb_build_object(
        'id', p_job.id, 'title', p_job.title,
        'company', private.company_line(p_job.company_id) || jsonb_build_object('badges', private.badges_json(p_job.company_id)),
        'status', p_job.status, 'seniority', p_job.seniority, 'employment_type', p_job.employment_type,
        'remote_policy', p_job.remote_policy, 'places', p_job.places, 'pay_min', p_job.pay_min, 'pay_max', p_job.pay_max,
        'pay_currency', p_job.pay_currency, 'pay_period', p_job.pay_period,
        'published_at', p_job.published_at, 'expires_at', p_job.expires_at)
        || jsonb_build_object(
        'skills', (
            select coalesce(jsonb_agg(jsonb_build_object('skill_id', k.id, 'slug', k.slug, 'name', k.name, 'importance', s.importance,
                'min_years', s.min_years,
                'matched', case
                    when p_person.proved_counts[array_position(p_person.skill_ids, k.id)] > 0 then 'proved'
                    when k.id = any (p_person.skill_ids) then 'stated' end)
                order by s.importance, s.position, k.name), '[]')
            from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = p_job.id),
        'match', v_match,
        'promise', private.promise_json(p_job.company_id),
        'hours_asked', private.hours_asked(p_job.company_id),
        'saved', exists (
            select from public.saved_jobs v where v.profile_id = p_person.id and v.job_opening_id = p_job.id),
        'interaction', case when v_interaction.id is not null then jsonb_build_object('id', v_interaction.id,
            'status', v_interaction.status, 'decision', v_interaction.decision, 'created_at', v_interaction.created_at) end);
end
$$;
