-- What a member of the caller's company may do, in the order of the permissions there are; an admin everything. Null for
-- everyone else.
-- Definer: the profiles of colleagues are hidden from the caller.
create function private.permissions_of(p_profile_id uuid) returns text[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select case p.company_role
            when 'admin' then private.permission_names()
            else array(
                select n from unnest(private.permission_names()) with ordinality x (n, place)
                where exists (
                    select from public.recruiter_permissions r where r.profile_id = p.id and r.permission = x.n)
                order by x.place) end
        from public.profiles p
        where p.id = p_profile_id and p.role = 'employer' and p.company_role in ('admin', 'recruiter')
          and p.company_id = private.my_company());
end
$$;
