-- What to tell a member to whom a colleague's work passed: their company, and whether they are its admin. For background
-- work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.passed_on_work_email(p_member uuid) returns table (company text, is_admin boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select c.name, p.company_role = 'admin'
        from public.profiles p
        join public.companies c on c.id = p.company_id
        where p.id = p_member and p.is_active;
end
$$;
