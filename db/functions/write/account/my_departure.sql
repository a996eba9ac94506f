-- What the end of the caller's account means for their company, with the account, the profile and the company held:
-- {"role", "others": active colleagues, "company": name, "jobs", "other_admins"}. Null for somebody in no company.
create function private.my_departure() returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_profile public.profiles;
begin
    perform from auth.users u where u.id = v_me for update;
    select * into v_profile from public.profiles p where p.id = v_me for update;
    if v_profile.company_id is null then
        return null;
    end if;
    perform private.lock_company(v_profile.company_id);
    return (
        select jsonb_build_object('role', v_profile.company_role, 'company', c.name,
            'others', (
                select count(*) from public.profiles p
                where p.company_id = c.id and p.id <> v_me and p.role = 'employer' and p.is_active),
            'other_admins', (
                select count(*) from public.profiles p
                where p.company_id = c.id and p.id <> v_me and p.company_role = 'admin' and p.is_active),
            'jobs', (
                select count(*) from public.job_openings j where j.company_id = c.id and j.status in ('open', 'paused')))
        from public.companies c where c.id = v_profile.company_id);
end
$$;
