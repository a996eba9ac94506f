-- The catalogue as staff see it; each challenge is a line of admin_list_challenges.
-- Definer: policies show what is published alone, and to each person their own submissions and disputes.
create function private.staff_challenges() returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', c.title, 'kind', c.kind, 'topic', c.topic, 'difficulty', c.difficulty,
        'published_at', c.published_at, 'retired_at', c.retired_at, 'retired_by', c.retired_by,
        'version', v.version, 'version_at', v.created_at, 'tests_total', v.tests_total,
        'solved_by', c.solved_by, 'answered_by', coalesce(s.people, 0), 'answers', coalesce(s.answers, 0),
        'accepted', coalesce(s.accepted, 0), 'internal_errors', coalesce(s.internal_errors, 0), 'waiting', coalesce(s.waiting, 0),
        'open_disputes', (
            select count(*) from public.challenge_disputes d where d.challenge_id = c.id and d.state = 'open'))
    from public.challenges c
    left join public.challenge_versions v on v.id = c.current_version_id
    left join private.submission_counts s on s.challenge_id = c.id
    where (select private.is_staff())
    order by c.retired_at nulls first, c.position, c.title;
end
$$;
