-- One challenge of a difficulty as its page shows it to a visitor: what `private.challenge_page` shows to someone who has
-- not touched it yet. Without a name it is the first of them. Null when there is none.
-- Definer: visitors hold nothing on challenges.
create function private.tryout_page(p_slug text, p_difficulty text) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', c.title, 'summary', c.summary, 'kind', c.kind, 'topic', c.topic,
        'difficulty', c.difficulty, 'tags', c.tags, 'minutes', c.minutes,
        'languages', private.offered_languages(c.languages, (select private.recently_judged())),
        'solved_by', c.solved_by, 'retired_at', null, 'jobs', null,
        'skills', (
            select coalesce(jsonb_agg(n.name order by n.name), '[]')
            from public.challenge_skills x join public.skills n on n.id = x.skill_id where x.challenge_id = c.id),
        'version', jsonb_build_object('id', v.id, 'version', v.version, 'statement', v.statement, 'function', v.function,
            'schema_sql', v.schema_sql, 'starter', v.starter, 'limits', v.limits, 'compare', v.compare,
            'visible_tests', v.visible_tests, 'tests_total', v.tests_total, 'test_names', v.test_names),
        'drafts', '{}'::jsonb, 'submissions', '[]'::jsonb, 'state', 'untouched', 'completion', null, 'solutions', null,
        'explanation', null, 'disputes', '[]'::jsonb, 'can_dispute', false, 'counterexamples', '[]'::jsonb, 'waiting', 0)
    from public.challenges c join public.challenge_versions v on v.id = c.current_version_id
    where c.published_at <= now() and c.retired_at is null and c.difficulty = p_difficulty
      and (p_slug is null or c.slug = p_slug)
    order by c.position, c.title, c.id limit 1
$$;
