-- Jobs whose interested candidates the caller may see: an admin all of an approved company, a recruiter with
-- view_candidates those of their own and those shared with them.
-- Definer: policies of job_openings ask it, and it reads job_openings.
create function private.my_candidate_jobs() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_company uuid := private.my_approved_company();
begin
    if v_company is null or not private.has_permission('view_candidates') then
        return '{}';
    end if;
    if exists (select from public.profiles p where p.id = v_me and p.company_role = 'admin') then
        return array(select j.id from public.job_openings j where j.company_id = v_company);
    end if;
    return array(
        select j.id from public.job_openings j
        where j.recruiter_profile_id = v_me and j.company_id = v_company
        union
        select s.job_opening_id from public.job_sharing s
        join public.job_openings j on j.id = s.job_opening_id
        where s.shared_with = v_me and j.company_id = v_company);
end
$$;
