-- One challenge as its page shows it: the version that is judged now, the caller's drafts, answers and disputes. The
-- reference solutions and the explanation are in it once the caller has completed it. Null when there is none of this
-- name; a retired one is there for those who answered it.
-- Definer: reference solutions, findings and the judge's queue are in private, and retired challenges have no policy.
create function private.challenge_page(p_slug text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_challenge public.challenges;
    v_document jsonb;
    v_done public.challenge_completions;
begin
    if not private.is_onboarded() or not private.is_seeker() then
        return null;
    end if;
    select * into v_challenge from public.challenges c where c.slug = p_slug and c.published_at <= now();
    if not found or v_challenge.current_version_id is null or (v_challenge.retired_at is not null and not exists (
        select from public.submissions s where s.profile_id = v_me and s.challenge_id = v_challenge.id))
    then
        return null;
    end if;
    select * into v_done from public.challenge_completions c where c.profile_id = v_me and c.challenge_id = v_challenge.id;
    if found then
        select s.document into v_document from private.challenge_secrets s where s.version_id = v_challenge.current_version_id;
    end if;
    return (
        select jsonb_build_object(
            'id', c.id, 'slug', c.slug, 'title', c.title, 'summary', c.summary, 'kind', c.kind, 'topic', c.topic,
            'difficulty', c.difficulty, 'tags', c.tags, 'minutes', c.minutes,
            'languages', private.offered_languages(c.languages, (select private.recently_judged())),
            'solved_by', c.solved_by, 'retired_at', c.retired_at,
            'skills', (
                select coalesce(jsonb_agg(n.name order by n.name), '[]')
                from public.challenge_skills x join public.skills n on n.id = x.skill_id where x.challenge_id = c.id),
            'version', jsonb_build_object('id', v.id, 'version', v.version, 'statement', v.statement, 'function', v.function,
                'schema_sql', v.schema_sql, 'starter', v.starter, 'limits', v.limits, 'compare', v.compare,
                'visible_tests', v.visible_tests, 'tests_total', v.tests_total, 'test_names', v.test_names),
            'drafts', (
                select coalesce(jsonb_object_agg(d.language, jsonb_build_object('source', d.source, 'updated_at', d.updated_at)), '{}')
                from public.challenge_drafts d where d.profile_id = v_me and d.challenge_id = c.id),
            'submissions', (
                select coalesce(jsonb_agg(to_jsonb(s) - 'at' order by s.at desc, s.id), '[]')
                from (
                    select x.id, x.kind, x.original_id, x.language, x.state, x.verdict, x.passed, x.total, x.time_ms,
                           x.memory_kib, x.message, x.line, o.version, x.queued_at, x.judged_at, x.queued_at as at, (
                               select coalesce(jsonb_agg(jsonb_build_object('position', t.position, 'name', t.name,
                                   'visible', t.visible, 'verdict', t.verdict, 'time_ms', t.time_ms, 'memory_kib', t.memory_kib)
                                   order by t.position), '[]')
                               from public.submission_tests t where t.submission_id = x.id) as tests
                    from public.submissions x left join public.challenge_versions o on o.id = x.version_id
                    where x.profile_id = v_me and x.challenge_id = c.id and x.kind in ('submit', 'rejudge')
                    order by x.queued_at desc, x.id limit 30) s),
            'state', case when v_done.profile_id is not null then 'solved'
                when exists (select from public.submissions x where x.profile_id = v_me and x.challenge_id = c.id and x.kind = 'submit')
                then 'tried' else 'untouched' end,
            'completion', case when v_done.profile_id is not null then jsonb_build_object(
                'completed_at', v_done.completed_at, 'first_completed_at', v_done.first_completed_at,
                'language', v_done.language, 'submission_id', v_done.submission_id) end,
            'solutions', case when v_done.profile_id is not null then coalesce(v_document -> 'solutions', '{}') end,
            'explanation', case when v_done.profile_id is not null then v_document -> 'explanation' end,
            'disputes', (
                select coalesce(jsonb_agg(private.dispute_json(d) order by d.created_at desc), '[]')
                from public.challenge_disputes d where d.profile_id = v_me and d.challenge_id = c.id),
            'can_dispute', c.retired_at is null
                and exists (
                    select from public.submissions x where x.profile_id = v_me and x.challenge_id = c.id
                      and x.kind = 'submit' and x.state = 'done' and x.verdict <> 'internal_error')
                and not exists (
                    select from public.challenge_disputes d where d.profile_id = v_me and d.challenge_id = c.id and d.state = 'open'),
            'counterexamples', (
                select coalesce(jsonb_agg(jsonb_build_object('test_name', d.test_name, 'confirmed_at', d.decided_at,
                    'found_by', case when p.visibility = 'open' and p.is_active then
                        jsonb_build_object('full_name', p.full_name, 'slug', p.slug) end) order by d.decided_at), '[]')
                from public.challenge_disputes d join public.profiles p on p.id = d.profile_id
                where d.challenge_id = c.id and d.state = 'confirmed'),
            'waiting', (select count(*) from private.judge_queue q where q.profile_id = v_me))
        from public.challenges c join public.challenge_versions v on v.id = c.current_version_id
        where c.id = v_challenge.id);
end
$$;
