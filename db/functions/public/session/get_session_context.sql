-- What the app needs to know of the caller at start, in one trip: profile, company, permissions, limits, rank.
-- Definer: a company that is not approved, its reviews and the ranks are returned to the caller whatever their policies say.
create function public.get_session_context() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_profile public.profiles;
begin
    if not private.is_session_active() then
        return null;
    end if;
    select * into v_profile from public.profiles p where p.id = auth.uid();
    return jsonb_build_object(
        'profile', to_jsonb(v_profile) || jsonb_build_object('tier', private.owner_tier(v_profile.id)),
        'company', (
            select jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'logo_url', c.logo_url,
                'approval_status', c.approval_status, 'public_link', c.public_link,
                'approval_reason', (
                    select r.reason from public.company_reviews r
                    where r.company_id = c.id and r.status = c.approval_status order by r.created_at desc limit 1))
            from public.companies c where c.id = private.my_company()),
        'permissions', (
            select coalesce(jsonb_agg(n), '[]') from unnest(private.permission_names()) n where private.has_permission(n)),
        'limits', private.tier_limits(),
        'rank', private.rank_json(v_profile.completed_challenges) || jsonb_build_object('next', (
            select jsonb_build_object('name', r.name, 'min_challenges', r.min_challenges)
            from public.developer_ranks r
            where not r.is_special and r.min_challenges > v_profile.completed_challenges
            order by r.position limit 1)));
end
$$;
