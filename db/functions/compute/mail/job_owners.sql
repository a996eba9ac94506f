-- Members of a company who answer for one of its jobs: its recruiter, or the admins when it has none. For background work.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.job_owners(p_job_opening_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.job_openings j
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer' and p.is_active
        where j.id = p_job_opening_id
          and (p.id = j.recruiter_profile_id or (p.company_role = 'admin' and not exists (
                select from public.profiles r
                where r.id = j.recruiter_profile_id and r.company_id = j.company_id and r.is_active)))
        order by p.id);
end
$$;
