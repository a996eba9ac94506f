-- Disputes for staff, oldest first, at most 200, with what the references and the finder's answer gave; each is a line of
-- admin_list_disputes.
-- Definer: policies show disputes and submissions to their owners alone, and no role reads what the references gave.
create function private.staff_disputes(p_state text) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('id', d.id, 'state', d.state, 'claim', d.claim, 'arguments', d.arguments,
        'setup', d.setup, 'claimed_expected', d.claimed_expected, 'created_at', d.created_at,
        'decided_at', d.decided_at, 'reason', d.reason, 'test_name', d.test_name, 'finding', f.finding,
        'challenge', jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'difficulty', c.difficulty,
            'kind', c.kind, 'function', v.function, 'solved_by', c.solved_by, 'version', v.version,
            'is_current', v.id = c.current_version_id),
        'finder', jsonb_build_object('id', p.id, 'full_name', p.full_name, 'slug', p.slug,
            'rank', private.rank_json(p.completed_challenges)),
        'answer', (
            select jsonb_build_object('id', s.id, 'language', s.language, 'source', s.source, 'verdict', s.verdict)
            from public.submissions s where s.id = d.submission_id))
    from public.challenge_disputes d
    join public.challenges c on c.id = d.challenge_id
    join public.challenge_versions v on v.id = d.version_id
    join public.profiles p on p.id = d.profile_id
    left join private.dispute_findings f on f.dispute_id = d.id
    where (select private.is_staff()) and (p_state is null or d.state = p_state)
    order by d.created_at, d.id limit 200;
end
$$;
