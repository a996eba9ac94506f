-- A member of the caller's company by id, held until the transaction ends together with the caller and the company:
-- their role and permissions. No row for a person who is not on the team.
-- Definer: the profiles of colleagues are hidden from the caller, and not theirs to lock.
create function private.hold_member(p_profile_id uuid) returns table (company_role text, permissions text[], active boolean)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    -- Both people in the order of their ids, so that two who act on one another do not wait for each other.
    perform from public.profiles p where p.id in (auth.uid(), p_profile_id) order by p.id for no key update;
    perform private.lock_company(private.my_company());
    return query
        select p.company_role, private.permissions_of(p.id), p.is_active from public.profiles p
        where p.id = p_profile_id and p.role = 'employer' and p.company_role in ('admin', 'recruiter')
          and p.company_id = private.my_company();
end
$$;
