-- Disputes for staff, oldest first, with what the references and the finder's answer gave.
create function private.admin_list_disputes(p_state text, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.write_audit('dispute.list', 'dispute', null, p_reason, jsonb_strip_nulls(jsonb_build_object('state', p_state)));
    return jsonb_build_object('disputes', (
        select coalesce(jsonb_agg(x.dispute order by x.created_at, x.id), '[]')
        from (
            select d.created_at, d.id, jsonb_build_object('id', d.id, 'state', d.state, 'claim', d.claim, 'arguments', d.arguments,
                'setup', d.setup, 'claimed_expected', d.claimed_expected, 'created_at', d.created_at,
                'decided_at', d.decided_at, 'reason', d.reason, 'test_name', d.test_name, 'finding', f.finding,
                'challenge', jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'difficulty', c.difficulty,
                    'kind', c.kind, 'function', v.function, 'solved_by', c.solved_by, 'version', v.version,
                    'is_current', v.id = c.current_version_id),
                'finder', jsonb_build_object('id', p.id, 'full_name', p.full_name, 'slug', p.slug,
                    'rank', private.rank_json(p.completed_challenges)),
                'answer', (
                    select jsonb_build_object('id', s.id, 'language', s.language, 'source', s.source, 'verdict', s.verdict)
                    from public.submissions s where s.id = d.submission_id)) as dispute
            from public.challenge_disputes d
            join public.challenges c on c.id = d.challenge_id
            join public.challenge_versions v on v.id = d.version_id
            join public.profiles p on p.id = d.profile_id
            left join private.dispute_findings f on f.dispute_id = d.id
            where p_state is null or d.state = p_state
            order by d.created_at, d.id limit 200) x));
end
$$;
