-- Where an import of the caller's stands: how it was read, how many rows are what, how far its applying is.
-- Definer: the progress of imports is in private.
create function public.get_job_import(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_import public.job_imports;
begin
    if not private.is_onboarded() or not coalesce(p_id = any (private.my_job_imports()), false) then
        return null;
    end if;
    select * into v_import from public.job_imports i where i.id = p_id;
    return (to_jsonb(v_import) - 'company_id' - 'profile_id') || jsonb_build_object(
        'counts', (
            select jsonb_build_object(
                'broken', count(*) filter (where r.state = 'broken'), 'new', count(*) filter (where r.state = 'new'),
                'changed', count(*) filter (where r.state = 'changed'), 'same', count(*) filter (where r.state = 'same'),
                'noted', count(*) filter (where r.state <> 'broken' and r.warnings <> '[]'),
                'complete', count(*) filter (where r.state = 'new' and r.missing = '[]'),
                'on_show', count(*) filter (where r.state = 'changed' and j.status in ('open', 'paused')))
            from public.job_import_rows r
            left join public.job_openings j on r.state = 'changed' and j.id = r.job_id
            where r.import_id = p_id),
        -- Words that name no skill, the most frequent first, each with the known one that is written most alike.
        'unknown_skills', (
            select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'count', u.count, 'proposal', (
                    select jsonb_build_object('slug', k.slug, 'name', k.name)
                    from public.skill_aliases a join public.skills k on k.id = a.skill_id and not k.retired
                    where extensions.similarity(a.alias, lower(u.name)) >= 0.4
                    order by extensions.similarity(a.alias, lower(u.name)) desc, k.name limit 1))
                order by u.count desc, u.name), '[]')
            from (
                select min(s.name) as name, count(*) as count
                from public.job_import_rows r cross join lateral unnest(r.unknown_skills) s (name)
                where r.import_id = p_id and r.state <> 'broken'
                group by lower(s.name) order by count(*) desc, min(s.name) limit 40) u),
        'progress', (
            select jsonb_build_object('done', p.done, 'total', p.total)
            from private.job_import_progress p where p.import_id = p_id));
end
$$;
