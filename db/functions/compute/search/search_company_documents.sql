-- Approved companies as documents: name, what they do and with what, places, badges, their own words.
create function private.search_company_documents(p_ids uuid[]) returns setof private.search_documents
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select c.id, 'companies', null::uuid, c.id, null::uuid, c.public_link, c.created_at, null::timestamptz,
           null::bigint, null::text, 0, private.search_clean(c.name), h.head,
           clock_timestamp(), h.head || private.search_vector(left(concat_ws(' ', c.about, c.culture, array_to_string(c.benefits, ' ')), 6000), 'D'),
           ts_filter(h.head, '{a}')
    from public.companies c
    cross join lateral (
        select array_agg(b.badge) as keys, string_agg(l.label, ' ') as labels
        from public.company_badges b join public.badge_labels l on l.key = b.badge where b.company_id = c.id) b
    cross join lateral (
        select private.search_vector(c.name, 'A')
            || private.search_vector(concat_ws(' ', c.tagline, c.industry, array_to_string(c.tech_stack, ' ')), 'B')
            || private.search_skills_vector(array(select private.find_skill(t) from unnest(c.tech_stack) t))
            || private.search_vector(concat_ws(' ', array_to_string(c.places, ' '), b.labels), 'C')
            || private.search_facets('place', tsvector_to_array(private.search_vector(array_to_string(c.places, ' '), 'C')))
            || private.search_facets('size', array[c.size])
            || private.search_facets('badge', b.keys) as head) h
    where c.id = any (p_ids) and c.approval_status = 'approved';
end
$$;
