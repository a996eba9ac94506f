-- Jobs as lists show them, in no order, with what they are to the caller. `match` is what an interest froze, else null:
-- the match of now is made in Rust, and so is the pay in the caller's currency. Which jobs the caller may see is the caller's to ask first.
-- Definer: promises, hours asked and companies' badges are read whatever the caller's own rights on them.
create function private.job_cards(p_ids uuid[]) returns table (id uuid, card jsonb)
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    v_me uuid := auth.uid();
begin
    return query
    with jobs as materialized (
        select j.* from unnest(p_ids) wanted (id) join public.job_openings j on j.id = wanted.id
    ), companies as materialized (
        select c.company_id,
               private.company_line(c.company_id) || jsonb_build_object('badges', private.badges_json(c.company_id)) as line,
               private.promise_json(c.company_id) as promise, private.hours_asked(c.company_id) as hours
        from (select distinct j.company_id from jobs j) c)
    select j.id, jsonb_build_object(
        'id', j.id, 'title', j.title, 'company', c.line, 'status', j.status, 'seniority', j.seniority,
        'employment_type', j.employment_type, 'remote_policy', j.remote_policy, 'places', j.places, 'pay_min', j.pay_min,
        'pay_max', j.pay_max, 'pay_currency', j.pay_currency, 'pay_period', j.pay_period,
        'published_at', j.published_at, 'expires_at', j.expires_at,
        'skills', s.skills, 'match', i.match, 'pay_about', null, 'promise', c.promise, 'hours_asked', c.hours,
        'saved', exists (select from public.saved_jobs v where v.profile_id = v_me and v.job_opening_id = j.id),
        'interaction', case when i.id is not null then jsonb_build_object(
            'id', i.id, 'status', i.status, 'decision', i.decision, 'created_at', i.created_at) end)
    from jobs j
    join companies c on c.company_id = j.company_id
    left join public.job_interactions i on i.job_opening_id = j.id and i.profile_id = v_me
    cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('skill_id', k.id, 'slug', k.slug, 'name', k.name,
            'importance', x.importance, 'min_years', x.min_years, 'matched', null)
            order by x.importance, x.position, k.name), '[]') as skills
        from public.job_skills x join public.skills k on k.id = x.skill_id where x.job_opening_id = j.id) s;
end
$$;
