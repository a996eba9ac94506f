-- People for staff, the newest first, before a place in that order; each is a line of admin_find_people.
-- Definer: policies show people to no one who isn't meant to see them, and no role of a command reads auth.users.
create function private.staff_people(
    p_search text, p_id uuid, p_role text, p_state text, p_is_staff boolean, p_company uuid,
    p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- What is asked for decides which index is of use.
    set plan_cache_mode = force_custom_plan
as $$
begin
    return query
    select jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'full_name', p.full_name, 'email', u.email, 'role', p.role,
        'is_staff', p.is_internal_admin,
        'state', private.account_state(p.is_active, p.needs_onboarding, u.deactivated_at, u.banned_until),
        'company', (
            select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = p.company_id),
        'created_at', p.created_at,
        'cursor', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || p.id)
    from public.profiles p join auth.users u on u.id = p.id
    where (select private.is_staff())
      and (p_search is null or p.id = any ((select private.people_found(p_search, p_id))::uuid[]))
      and (p_role is null or p.role = p_role)
      and (p_is_staff is null or p.is_internal_admin = p_is_staff)
      and (p_company is null or p.company_id = p_company)
      and case p_state
          when 'active' then p.is_active and not p.needs_onboarding and (u.banned_until > now()) is not true
          when 'onboarding' then p.is_active and p.needs_onboarding and (u.banned_until > now()) is not true
          when 'deactivated_by_owner' then not p.is_active and u.deactivated_at is not null
          when 'deactivated_by_staff' then not p.is_active and u.deactivated_at is null
          when 'locked' then p.is_active and u.banned_until is not null and u.banned_until > now()
          else true end
      and (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
    order by p.created_at desc, p.id desc limit p_limit;
end
$$;
