-- Takes a recruiter out of the caller's company: their jobs and conversations go to another member. The account stays,
-- as an employer's without a company. Returns how many jobs changed hands. Who may, is asked by the command.
create function private.remove_from_team(p_profile_id uuid, p_jobs_to uuid) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_jobs integer;
begin
    if private.my_company() is null or private.permissions_of(p_profile_id) is null
        or private.permissions_of(p_jobs_to) is null or p_profile_id = p_jobs_to
        or (p_profile_id <> auth.uid() and not private.has_permission('manage_team')) then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    v_jobs := private.pass_on_work(p_profile_id, p_jobs_to);
    delete from public.recruiter_permissions r where r.profile_id = p_profile_id;
    delete from public.job_imports i where i.profile_id = p_profile_id;
    update public.profiles p set company_id = null, needs_onboarding = true where p.id = p_profile_id;
    return v_jobs;
end
$$;
