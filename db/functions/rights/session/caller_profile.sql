-- Who the caller is to commands, which all ask this first: the caller's profile while is_session_active(), else nothing of
-- it. is_onboarded() and is_staff() as they say themselves.
-- Definer: no role of a caller reads auth.usable_sessions and auth.sessions.
create function private.caller_profile(
    out is_session_active boolean, out is_onboarded boolean, out role text, out full_name text, out company_id uuid,
    out company_role text, out approval text, out is_internal_admin boolean, out is_staff boolean
)
    language plpgsql stable security definer
    set search_path = ''
    -- Planning takes longer than running here.
    set plan_cache_mode = force_generic_plan
as $$
begin
    select true, not p.needs_onboarding, p.role, coalesce(p.full_name, ''), p.company_id, p.company_role,
           p.company_approval_status, p.is_internal_admin,
           p.is_internal_admin and auth.aal() = 'aal2' and exists (
               select from auth.sessions x where x.id = s.id and x.aal = 'aal2')
    into is_session_active, is_onboarded, role, full_name, company_id, company_role, approval, is_internal_admin, is_staff
    from public.profiles p
    join auth.usable_sessions s on s.user_id = p.id
    where p.id = auth.uid() and p.is_active and s.id = auth.session_id();
    if not found then
        is_session_active := false;
        is_onboarded := false;
        full_name := '';
        is_internal_admin := false;
        is_staff := false;
    end if;
end
$$;
