-- Members of a job's company who may see its candidates: admins, and recruiters with view_candidates whose job it is or
-- with whom it was shared. No one while the company isn't approved.
-- Definer: the change feed's role holds nothing on the tables of the product, and colleagues are hidden from each other.
create function private.job_candidate_viewers(p_job_opening_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.job_openings j
        join public.companies c on c.id = j.company_id and c.approval_status = 'approved'
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer' and p.is_active
        where j.id = p_job_opening_id
          and (p.company_role = 'admin'
            or (p.company_role = 'recruiter'
                and exists (select from public.recruiter_permissions r
                    where r.profile_id = p.id and r.permission = 'view_candidates')
                and (p.id = j.recruiter_profile_id or exists (select from public.job_sharing s
                    where s.job_opening_id = j.id and s.shared_with = p.id)))));
end
$$;
