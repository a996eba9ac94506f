-- The caller's company as a team: its members with what they may do, and for those who manage it the invitations of the
-- last 30 days. Null for someone who is in no company.
-- Definer: the profiles of colleagues and the invited addresses are hidden from the caller.
create function public.get_team() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_manages boolean := private.has_permission('manage_team');
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    return jsonb_build_object(
        'company', (select jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'approval_status', c.approval_status)
            from public.companies c where c.id = v_company),
        'is_admin', private.is_company_admin(),
        'can_manage', v_manages,
        'permissions', private.permissions_of(auth.uid()),
        'members', (
            select jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url,
                'headline', p.headline, 'company_role', p.company_role, 'is_you', p.id = auth.uid(),
                'is_active', p.is_active, 'permissions', private.permissions_of(p.id),
                'jobs', (
                    select count(*) from public.job_openings j
                    where j.recruiter_profile_id = p.id and j.company_id = v_company and j.status in ('draft', 'open', 'paused')))
                order by p.company_role = 'admin' desc, p.full_name, p.id)
            from public.profiles p
            where p.company_id = v_company and p.role = 'employer' and p.company_role in ('admin', 'recruiter')),
        'invitations', case when v_manages then (
            select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'permissions', i.permissions,
                'invited_by', (select nullif(p.full_name, '') from public.profiles p where p.id = i.invited_by),
                'created_at', i.created_at, 'expires_at', i.expires_at, 'accepted_at', i.accepted_at,
                'state', private.invitation_state(i, now())) order by i.created_at desc, i.id), '[]')
            from (
                select * from public.team_invitations x
                where x.company_id = v_company and x.created_at > now() - interval '30 days'
                order by x.created_at desc limit 200) i) else '[]' end);
end
$$;
