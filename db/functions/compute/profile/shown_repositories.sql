-- What others see of a person's repositories at GitHub; null without the person's consent, a verified link or anything to show.
create function private.shown_repositories(p_profile_id uuid) returns jsonb
    language sql stable
    set search_path = ''
as $$
    select jsonb_build_object('url', l.url, 'count', s.repositories, 'has_more', s.has_more, 'languages', s.languages,
        'push_months', (
            select count(*) from unnest(s.push_months) m
            where m > to_char((now() at time zone 'utc') - interval '12 months', 'YYYY-MM')),
        'last_pushed_on', s.last_pushed_on, 'fetched_on', (s.fetched_at at time zone 'utc')::date)
    from public.repository_summaries s join public.profile_links l on l.id = s.link_id
    where s.profile_id = p_profile_id and l.verified_at is not null and s.fetched_at is not null and s.repositories > 0
$$;
