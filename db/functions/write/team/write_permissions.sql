-- Replaces what a recruiter may do.
-- Definer: permissions are only read by clients and commands, so that no one gives themselves any.
create function private.write_permissions(p_profile_id uuid, p_permissions text[]) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from public.recruiter_permissions r
    where r.profile_id = p_profile_id and not r.permission = any (p_permissions);
    insert into public.recruiter_permissions (profile_id, permission)
    select p_profile_id, unnest(p_permissions) on conflict do nothing;
end
$$;
