-- Takes a recruiter out of their company: jobs and conversations go to another member. The account stays, as an
-- employer's without a company. Returns how many jobs changed hands.
-- Definer: it moves rows of two members, neither of which may be the caller.
create function private.remove_from_team(p_profile_id uuid, p_jobs_to uuid) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_jobs integer := private.pass_on_work(p_profile_id, p_jobs_to);
begin
    delete from public.recruiter_permissions r where r.profile_id = p_profile_id;
    -- They watched people for the company.
    delete from public.watchlist w where w.owner_id = p_profile_id;
    delete from public.job_imports i where i.profile_id = p_profile_id;
    update public.profiles p set company_id = null, needs_onboarding = true where p.id = p_profile_id;
    return v_jobs;
end
$$;
