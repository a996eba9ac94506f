-- The state of an account, as AccountState. Who deactivated it themselves has a date for it.
create function private.account_state(
    p_is_active boolean, p_needs_onboarding boolean, p_deactivated_at timestamptz, p_banned_until timestamptz
) returns text
    language sql stable
    set search_path = ''
as $$
    select case
        when not p_is_active and p_deactivated_at is not null then 'deactivated_by_owner'
        when not p_is_active then 'deactivated_by_staff'
        when p_banned_until > now() then 'locked'
        when p_needs_onboarding then 'onboarding'
        else 'active' end
$$;
