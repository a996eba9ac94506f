-- What stands behind a passed challenge of someone: the statement and the visible tests that they were judged by, how they
-- passed, and the code that they show. Null for whoever may not open it (private.sees_proof), and where nothing was passed.
-- The owner gets all their code; p_preview gives them what employers get.
-- Definer: submissions and completions are hidden from everyone but their owner, but for what is shown here.
create function public.get_proof(p_slug text, p_challenge text, p_preview boolean default false) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.slug_owner('profile', p_slug);
    v_is_own boolean := v_owner is not distinct from auth.uid();
    v_done public.challenge_completions;
    v_tries integer;
    v_first timestamptz;
    v_is_blocked boolean;
begin
    if v_owner is null or not private.sees_proof(v_owner) then
        return null;
    end if;
    select c.* into v_done
    from public.challenge_completions c join public.challenges h on h.id = c.challenge_id
    where c.profile_id = v_owner and h.slug = p_challenge;
    if not found then
        return null;
    end if;
    -- Until the answer that counts. What failed by our fault was no try.
    select count(*), min(s.queued_at) into v_tries, v_first
    from public.submissions s
    where s.profile_id = v_owner and s.challenge_id = v_done.challenge_id and s.kind = 'submit' and s.state = 'done'
      and s.verdict <> 'internal_error' and s.queued_at <= v_done.completed_at;
    -- Someone who was blocked gets what others get while nothing is shown: they can't tell the difference.
    v_is_blocked := private.are_blocked(v_owner, auth.uid());
    return (
        select jsonb_build_object(
            'person', jsonb_build_object('full_name', p.full_name, 'slug', p.slug, 'visibility', p.visibility,
                'is_own', v_is_own, 'interaction_id', private.candidate_interest(p.id),
                'has_page', v_is_own or private.may_see_profile(p.id, private.my_company())),
            'challenge', jsonb_build_object('slug', h.slug, 'title', h.title, 'difficulty', h.difficulty, 'topic', h.topic,
                'skills', (
                    select coalesce(jsonb_agg(n.name order by n.name), '[]')
                    from public.challenge_skills x join public.skills n on n.id = x.skill_id where x.challenge_id = h.id)),
            -- The version that the answer passed, or the present one where that isn't known.
            'version', (
                select jsonb_build_object('statement', v.statement, 'function', v.function, 'schema_sql', v.schema_sql,
                    'limits', v.limits, 'visible_tests', v.visible_tests, 'tests_total', v.tests_total)
                from public.challenge_versions v where v.id = coalesce(v_done.version_id, h.current_version_id)),
            'passed_at', v_done.completed_at, 'first_submitted_at', v_first, 'tries', v_tries,
            'solutions', (
                select coalesce(jsonb_agg(jsonb_build_object('id', s.submission_id, 'language', s.language,
                    'submitted_at', s.submitted_at, 'passed', s.passed, 'total', s.total, 'time_ms', s.time_ms,
                    'memory_kib', s.memory_kib, 'is_shown', s.is_shown and not v_is_blocked,
                    'source', case when s.is_shown and not v_is_blocked or v_is_own and not coalesce(p_preview, false)
                        then s.source end) order by s.submitted_at, s.language), '[]')
                from private.passed_solutions(v_owner, h.id) s))
        from public.profiles p cross join public.challenges h
        where p.id = v_owner and h.id = v_done.challenge_id);
end
$$;
