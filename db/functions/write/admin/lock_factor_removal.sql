-- Holds an account and one of its verified second factors, with what is asked for it; what is asked no longer is null. No
-- row: there is no such factor.
-- Definer: no role of a command reads auth.mfa_factors or private.factor_removals.
create function private.lock_factor_removal(
    p_factor_id uuid, p_now timestamptz,
    out profile_id uuid, out factor_type text, out asked_by uuid,
    -- Who asked is a member of staff still.
    out is_asked_by_staff boolean,
    out requested_at timestamptz,
    -- Whose rights theirs and the caller's come from, and since when the caller has them; null from before that was kept.
    out asked_by_lineage uuid[], out granted_at timestamptz, out lineage uuid[]
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from auth.users u
    where u.id = (select f.user_id from auth.mfa_factors f where f.id = p_factor_id) for update;
    select f.user_id, f.factor_type into profile_id, factor_type
    from auth.mfa_factors f where f.id = p_factor_id and f.status = 'verified' for update;
    if not found or not private.is_staff() then
        return;
    end if;
    select r.asked_by, p.is_internal_admin and p.is_active, r.created_at, g.lineage
    into asked_by, is_asked_by_staff, requested_at, asked_by_lineage
    from private.factor_removals r join public.profiles p on p.id = r.asked_by
    left join private.staff_grants g on g.profile_id = r.asked_by
    where r.factor_id = p_factor_id and r.expires_at > p_now;
    select g.granted_at, g.lineage into granted_at, lineage from private.staff_grants g where g.profile_id = auth.uid();
    return next;
end
$$;
