-- The challenges of the caller's company with what became of those that were sent. Who manages them sees all; who may
-- only send them (candidates' viewers) sees what is published. Null for everyone else.
-- Definer: a member who sends challenges without managing them reads no row of employer_challenges.
create function public.list_employer_challenges() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_manages boolean := private.has_permission('manage_challenges');
    v_sends boolean := private.has_permission('view_candidates');
begin
    if not private.is_onboarded() or v_company is null or not (v_manages or v_sends) then
        return null;
    end if;
    return jsonb_build_object(
        'can_manage', v_manages, 'can_send', v_sends and private.my_approved_company() is not null,
        'quota', private.invitation_quota(now()),
        'challenges', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', e.id, 'title', e.title, 'kind', e.kind, 'status', e.status,
                'difficulty', coalesce(v.document, e.document) -> 'difficulty',
                'minutes', coalesce(v.document, e.document) -> 'minutes',
                'languages', coalesce(v.document, e.document) -> 'languages',
                'time_limit_minutes', e.time_limit_minutes, 'expires_at', e.expires_at,
                'version', e.published_version, 'is_changed', e.is_changed, 'published_at', e.published_at,
                'updated_at', e.updated_at, 'created_at', e.created_at,
                'created_by_name', (select p.full_name from public.profiles p where p.id = e.created_by),
                'counts', (
                    select jsonb_build_object(
                        'sent', count(*),
                        'waiting', count(*) filter (where i.status in ('sent', 'opened', 'started')),
                        'submitted', count(*) filter (where i.status = 'submitted'),
                        'decided', count(*) filter (where i.status in ('approved', 'rejected')),
                        'ended', count(*) filter (where i.status in ('expired', 'declined', 'withdrawn')))
                    from public.challenge_invitations i
                    join public.profiles p on p.id = i.candidate_profile_id and p.is_active
                    where i.employer_challenge_id = e.id and private.may_read_invitation(i)))
                order by e.updated_at desc, e.id), '[]')
            from (
                select * from public.employer_challenges x
                where x.company_id = v_company and (v_manages or x.status = 'published')
                order by x.updated_at desc
                limit 500) e
            left join public.employer_challenge_versions v
                on v.employer_challenge_id = e.id and v.version = e.published_version));
end
$$;
