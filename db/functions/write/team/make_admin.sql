-- Makes a member the admin of the company in which someone else is it now; the other becomes a recruiter who may do
-- everything but that. Does nothing when the other is not the admin.
-- Definer: company roles and permissions are not writable for anyone.
create function private.make_admin(p_member uuid, p_instead_of uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p where p.id = p_instead_of and p.company_role = 'admin';
    if not found then
        return false;
    end if;
    update public.profiles p set company_role = 'admin' where p.id = p_member;
    delete from public.recruiter_permissions r where r.profile_id = p_member;
    update public.profiles p set company_role = 'recruiter' where p.id = p_instead_of;
    insert into public.recruiter_permissions (profile_id, permission)
    select p_instead_of, unnest(private.permission_names())
    on conflict do nothing;
    return true;
end
$$;
