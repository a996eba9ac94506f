-- Whether that person is a member of the caller's company (oneself included). For commands.
-- Definer: the profiles of colleagues are hidden from the caller.
create function private.is_teammate(p_profile_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        where p.id = p_profile_id and p.role = 'employer' and p.company_role in ('admin', 'recruiter')
          and p.company_id = private.my_company());
end
$$;
