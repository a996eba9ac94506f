-- Hands the caller's role as the company's admin to an active colleague. False when it is not theirs to give, or nobody
-- is there to take it.
create function private.make_admin_instead_of_me(p_profile_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if not private.is_company_admin() or p_profile_id = auth.uid() or private.permissions_of(p_profile_id) is null
        or not exists (select from public.profiles p where p.id = p_profile_id and p.is_active) then
        return false;
    end if;
    return private.make_admin(p_profile_id, auth.uid());
end
$$;
