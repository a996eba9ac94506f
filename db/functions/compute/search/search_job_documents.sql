-- Listed jobs as documents: title, company, skills, places, terms, description.
create function private.search_job_documents(p_ids uuid[]) returns setof private.search_documents
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select j.id, 'jobs', j.id, null::uuid, null::uuid, j.is_public, coalesce(j.published_at, j.created_at), j.expires_at,
           j.pay_max_year, j.pay_currency, 0, private.search_clean(j.title), h.head,
           clock_timestamp(), h.head || private.search_vector(left(j.description, 6000), 'D'), ts_filter(h.head, '{a}')
    from public.job_openings j
    join public.companies c on c.id = j.company_id
    cross join lateral (
        select array_agg(k.id) as ids, string_agg(k.name, ' ') as names
        from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id) k
    cross join lateral (
        select private.search_vector(j.title, 'A')
            || private.search_vector(c.name, 'B')
            || private.search_vector(k.names, 'B') || private.search_skills_vector(k.ids)
            || private.search_vector(concat_ws(' ', array_to_string(j.places, ' '), j.seniority, j.remote_policy,
                j.employment_type), 'C')
            || private.search_facets('place', tsvector_to_array(private.search_vector(array_to_string(j.places, ' '), 'C')))
            || private.search_facets('remote', array[j.remote_policy])
            || private.search_facets('seniority', array[j.seniority]) as head) h
    where j.id = any (p_ids) and j.is_listed;
end
$$;
