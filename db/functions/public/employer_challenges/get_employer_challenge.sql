-- A challenge of the caller's company as its editor shows it: the document, what was published of it, and how the judge
-- found its own reference solutions. Null for those who do not manage it.
-- Definer: submissions of a colleague's reference solutions are that colleague's rows.
create function public.get_employer_challenge(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'id', e.id, 'title', e.title, 'kind', e.kind, 'status', e.status, 'document', e.document,
            'time_limit_minutes', e.time_limit_minutes, 'expires_at', e.expires_at, 'revision', e.revision,
            'version', e.published_version, 'is_changed', e.is_changed, 'published_at', e.published_at,
            'created_at', e.created_at, 'updated_at', e.updated_at,
            'versions', (
                select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'published_at', v.published_at,
                    'published_by_name', (select p.full_name from public.profiles p where p.id = v.published_by))
                    order by v.version desc), '[]')
                from public.employer_challenge_versions v where v.employer_challenge_id = e.id),
            -- Of the newest version.
            'checks', (
                select coalesce(jsonb_agg(jsonb_build_object('language', s.language, 'state', s.state,
                    'verdict', s.verdict, 'passed', s.passed, 'total', s.total, 'time_ms', s.time_ms,
                    'message', s.message, 'line', s.line, 'failed', (
                        select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'position', t.position,
                            'verdict', t.verdict) order by t.position), '[]')
                        from public.submission_tests t where t.submission_id = s.id and t.verdict <> 'accepted'))
                    order by s.language), '[]')
                from public.employer_challenge_versions v
                join public.submissions s on s.employer_version_id = v.id
                where v.employer_challenge_id = e.id and v.version = e.published_version))
        from public.employer_challenges e
        where e.id = p_id and e.company_id = private.my_company_with('manage_challenges'));
end
$$;
