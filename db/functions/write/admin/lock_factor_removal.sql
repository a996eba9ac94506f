-- Holds an account and one of its verified second factors, with what is asked for it; what is asked no longer is null. No
-- row: there is no such factor.
-- Definer: no role of a command reads auth.mfa_factors or private.factor_removals.
create function private.lock_factor_removal(
    p_factor_id uuid, p_now timestamptz,
    out profile_id uuid, out factor_type text, out asked_by uuid,
    -- Who asked is a member of staff still.
    out is_asked_by_staff boolean
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
    select r.asked_by, p.is_internal_admin and p.is_active into asked_by, is_asked_by_staff
    from private.factor_removals r join public.profiles p on p.id = r.asked_by
    where r.factor_id = p_factor_id and r.expires_at > p_now;
    return next;
end
$$;
