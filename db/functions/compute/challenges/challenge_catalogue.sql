-- The catalogue with the caller's own state in it, and their progress.
-- Definer: it shows what the caller solved and the catalogue no longer has for others.
create function private.challenge_catalogue() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() or not private.is_seeker() then
        return null;
    end if;
    return jsonb_build_object(
        'challenges', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', c.id, 'slug', c.slug, 'title', c.title, 'summary', c.summary, 'kind', c.kind, 'topic', c.topic,
                'difficulty', c.difficulty, 'tags', c.tags, 'minutes', c.minutes,
                'languages', private.offered_languages(c.languages, (select private.recently_judged())),
                'skills', coalesce(k.names, '{}'), 'position', c.position, 'published_at', c.published_at,
                'solved_by', c.solved_by,
                'state', case when d.profile_id is not null then 'solved' when t.attempts > 0 then 'tried' else 'untouched' end,
                'attempts', coalesce(t.attempts, 0), 'last_verdict', t.verdict, 'has_draft', r.challenge_id is not null,
                'last_tried_at', t.at, 'completed_at', d.completed_at, 'language', d.language)
                order by array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty), c.position, c.title), '[]')
            from public.challenges c
            left join public.challenge_completions d on d.challenge_id = c.id and d.profile_id = auth.uid()
            left join (
                select s.challenge_id, count(*) filter (where s.kind = 'submit') as attempts, max(s.queued_at) as at,
                       (array_agg(s.verdict order by s.queued_at desc) filter (where s.state = 'done'))[1] as verdict
                from public.submissions s
                where s.profile_id = auth.uid() and s.kind in ('submit', 'rejudge') and s.challenge_id is not null
                group by s.challenge_id) t on t.challenge_id = c.id
            left join (
                select distinct x.challenge_id from public.challenge_drafts x where x.profile_id = auth.uid()) r on r.challenge_id = c.id
            left join (
                select x.challenge_id, array_agg(n.name order by n.name) as names
                from public.challenge_skills x join public.skills n on n.id = x.skill_id
                group by x.challenge_id) k on k.challenge_id = c.id
            where c.published_at <= now() and (c.retired_at is null or d.profile_id is not null)),
        'progress', public.get_rank_progress());
end
$$;
