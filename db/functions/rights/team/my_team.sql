-- Members of the caller's company.
-- Definer: the profiles of colleagues are hidden from the caller.
create function private.my_team() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.profiles p
        where p.company_id = private.my_company() and p.role = 'employer');
end
$$;
