-- How many members a company has.
-- Definer: colleagues are hidden from those who are about to join.
create function private.company_members(p_company_id uuid) returns bigint
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select count(*) from public.profiles p
        where p.company_id = p_company_id and p.company_role in ('admin', 'recruiter'));
end
$$;
