-- A company as a row of results; null once it is not approved any more.
create function private.search_company_row(p_id uuid, p_plan private.search_plan, p_in_text boolean) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_marks text[] := private.search_marks(p_id, p_plan);
begin
    return (
        select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo_url', c.logo_url,
            'tagline', c.tagline, 'industry', c.industry, 'size', c.size, 'places', c.places,
            'badges', private.badges_json(c.id), 'promise', private.promise_json(c.id),
            'open_jobs', (
                select count(*) from (
                    select from public.job_openings j
                    where j.company_id = c.id and j.is_listed and (j.expires_at is null or j.expires_at > now())
                    limit 100) j),
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('name', t.name,
                    'found', coalesce(private.find_skill(t.name) = any (p_plan.skill_ids), false)) order by t.n), '[]')
                from unnest(c.tech_stack) with ordinality t (name, n)),
            'marks', v_marks,
            'snippet', case when p_in_text then
                private.search_snippet(concat_ws(E'\n', c.about, c.culture, array_to_string(c.benefits, '. ')), v_marks) end)
        from public.companies c where c.id = p_id and c.approval_status = 'approved');
end
$$;
