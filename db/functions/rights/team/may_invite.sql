-- Whether someone is an active member of a company who manages its team.
create function private.may_invite(p_profile_id uuid, p_company_id uuid) returns boolean
    language plpgsql stable
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        where p.id = p_profile_id and p.company_id = p_company_id and p.role = 'employer' and p.is_active
          and (p.company_role = 'admin' or (p.company_role = 'recruiter' and exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'manage_team'))));
end
$$;
