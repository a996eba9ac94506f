-- One person for staff: the answer of admin_get_person. No row: there is no such person. It holds no key, no number and
-- nothing of what they wrote.
-- Definer: policies show people to no one who isn't meant to see them, and no role of a command reads auth.
create function private.staff_person(p_id uuid, p_now timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'full_name', p.full_name, 'avatar_url', p.avatar_url, 'headline', p.headline,
        'email', u.email, 'email_confirmed', u.email_confirmed_at is not null,
        'phone_confirmed', u.phone_confirmed_at is not null, 'has_password', u.password_hash is not null,
        'providers', coalesce((
            select jsonb_agg(distinct i.provider) from auth.identities i where i.user_id = p.id), '[]'),
        'role', p.role, 'visibility', p.visibility, 'tier', p.tier, 'is_staff', p.is_internal_admin,
        'is_me', p.id = auth.uid(),
        'state', private.account_state(p.is_active, p.needs_onboarding, u.deactivated_at, u.banned_until),
        'completed_challenges', p.completed_challenges, 'special_rank', p.special_rank,
        'company', (
            select jsonb_build_object('id', c.id, 'name', c.name, 'company_role', p.company_role,
                'approval_status', c.approval_status)
            from public.companies c where c.id = p.company_id),
        'created_at', p.created_at, 'last_sign_in_at', u.last_sign_in_at,
        'sessions', (select count(*) from auth.sessions s where s.user_id = p.id),
        'passkeys', (select count(*) from auth.passkeys k where k.user_id = p.id),
        'factors', coalesce((
            select jsonb_agg(jsonb_build_object('id', f.id, 'factor_type', f.factor_type, 'created_at', f.created_at,
                'removal', private.factor_removal(f.id, p_now)) order by f.created_at, f.id)
            from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'), '[]'),
        'reports', coalesce((
            select jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'state', r.state, 'outcome', r.outcome,
                'created_at', r.created_at) order by r.created_at desc, r.id)
            from (
                select * from private.reports x where x.reported_id = p.id
                order by x.created_at desc, x.id limit 20) r), '[]'),
        'acts', coalesce((
            select jsonb_agg(jsonb_build_object('id', a.id, 'created_at', a.created_at, 'action', a.action,
                'reason', a.reason, 'actor_label', a.actor_label,
                'actor', (
                    select jsonb_build_object('id', x.id, 'full_name', x.full_name)
                    from public.profiles x where x.id = a.actor_id)) order by a.created_at desc, a.id desc)
            from (
                -- Looks would leave no room for acts.
                select * from private.audit_log l where l.subject_id = p.id::text and l.action <> 'person.read'
                order by l.created_at desc, l.id desc limit 10) a), '[]'))
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = p_id and (select private.is_staff());
end
$$;
