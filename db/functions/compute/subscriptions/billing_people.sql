-- Who is told about the payments of a job seeker or a company: the person, or the company's admins.
-- Definer: colleagues are hidden from each other.
create function private.billing_people(p_owner_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.profiles p
        where p.is_active and (p.id = p_owner_id or (p.company_id = p_owner_id and p.company_role = 'admin')));
end
$$;
