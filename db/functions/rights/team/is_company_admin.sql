-- Whether the caller is an admin of their company.
-- Definer: policies ask it, also where the caller reads no profile.
create function private.is_company_admin() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        where p.id = auth.uid() and p.role = 'employer' and p.company_role = 'admin' and p.company_id is not null);
end
$$;
