-- Members who may edit a company: its admins, and recruiters with manage_company.
-- Definer: colleagues are hidden from each other.
create function private.company_managers(p_company_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.profiles p
        where p.company_id = p_company_id and p.role = 'employer' and p.is_active
          and (p.company_role = 'admin' or (p.company_role = 'recruiter' and exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'manage_company'))));
end
$$;
