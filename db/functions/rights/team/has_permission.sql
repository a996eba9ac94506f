-- Whether the caller holds a recruiter permission: admins all, recruiters by grant, everyone else and unknown names
-- none. Approval of the company is another question (my_approved_company).
-- Definer: policies of the tables it reads ask it.
create function private.has_permission(p_name text) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        where p.id = auth.uid() and p.role = 'employer' and p.company_id is not null
          and p_name = any (private.permission_names())
          and (p.company_role = 'admin' or (p.company_role = 'recruiter' and exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = p_name))));
end
$$;
