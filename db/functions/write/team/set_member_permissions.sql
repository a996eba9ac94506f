-- Replaces what a recruiter of the caller's company may do. Whether the caller may give that is asked by the command,
-- which holds both rows.
create function private.set_member_permissions(p_profile_id uuid, p_permissions text[]) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if private.my_company_with('manage_team') is null or private.permissions_of(p_profile_id) is null then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    delete from public.recruiter_permissions r
    where r.profile_id = p_profile_id and not r.permission = any (p_permissions);
    insert into public.recruiter_permissions (profile_id, permission)
    select p_profile_id, unnest(p_permissions) on conflict do nothing;
end
$$;
