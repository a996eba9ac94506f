-- Whether a person holds a recruiter permission. Members may ask about themselves, admins also about their team;
-- everyone else gets false, as do unknown names.
-- Definer: an admin asks about colleagues, whose profiles are hidden.
create function public.user_has_recruiter_permission(p_user_id uuid, p_permission_name text) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    if v_me is null or not private.is_session_active() then
        return false;
    end if;
    if p_user_id = v_me then
        return private.has_permission(p_permission_name);
    end if;
    return coalesce(p_permission_name = any (private.permission_names()), false) and exists (
        select from public.profiles a
        join public.profiles p on p.company_id = a.company_id
        where a.id = v_me and a.role = 'employer' and a.company_role = 'admin'
          and p.id = p_user_id and p.role = 'employer'
          and (p.company_role = 'admin' or (p.company_role = 'recruiter' and exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = p_permission_name))));
end
$$;
