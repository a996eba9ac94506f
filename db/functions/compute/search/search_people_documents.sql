-- Open profiles as documents: headline, name, skills, titles held, place, about. Featured projects are left out, since
-- a change of tier hides some of them.
create function private.search_people_documents(p_ids uuid[]) returns setof private.search_documents
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select p.id, 'people', null::uuid, null::uuid, p.id, false, p.updated_at, null::timestamptz,
           null::bigint, null::text, p.completed_challenges, private.search_clean(p.full_name), h.head,
           clock_timestamp(), h.head || private.search_vector(left(concat_ws(' ', e.employers, p.about, e.summaries), 6000), 'D'),
           ts_filter(h.head, '{a}')
    from public.profiles p
    cross join lateral (
        select array_agg(s.skill_id) as ids, string_agg(s.name, ' ') as names
        from public.profile_skills s where s.profile_id = p.id) s
    cross join lateral (
        select string_agg(e.title, ' ') as titles, string_agg(e.company_name, ' ') as employers,
               string_agg(e.summary, ' ') as summaries
        from public.experiences e where e.profile_id = p.id) e
    cross join lateral (
        select private.search_vector(concat_ws(' ', p.headline, p.full_name), 'A')
            || private.search_vector(s.names, 'B') || private.search_skills_vector(s.ids)
            || private.search_vector(concat_ws(' ', e.titles, p.location, p.seniority), 'C')
            || private.search_facets('place', tsvector_to_array(private.search_vector(p.location, 'C')))
            || private.search_facets('seniority', array[p.seniority])
            || private.search_facets('availability', array[p.availability]) as head) h
    where p.id = any (p_ids) and p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding;
end
$$;
