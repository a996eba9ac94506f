-- Second factors that wait to be taken off, the oldest first; each is a line of admin_list_factor_removals.
-- Definer: no role holds anything on private.factor_removals.
create function private.staff_factor_removals(p_now timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('factor_id', r.factor_id, 'factor_type', f.factor_type,
        'person', jsonb_build_object('id', p.id, 'full_name', p.full_name),
        'removal', private.factor_removal(r.factor_id, p_now))
    from private.factor_removals r
    join public.profiles p on p.id = r.profile_id
    join auth.mfa_factors f on f.id = r.factor_id
    where r.expires_at > p_now and (select private.is_staff())
    order by r.expires_at limit 100;
end
$$;
