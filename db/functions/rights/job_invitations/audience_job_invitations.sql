-- Who could see a row of job_invitations in the change feed; asked by the feed alone, which then asks the policies for
-- those who listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed holds nothing on public tables.
create function private.audience_job_invitations(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select (p_row ->> 'profile_id')::uuid
        union
        select p.id from public.job_openings j
        join public.companies c on c.id = j.company_id and c.approval_status = 'approved'
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer' and p.is_active
        where j.id = (p_row ->> 'job_opening_id')::uuid
          and (p.company_role = 'admin'
            or (p.company_role = 'recruiter'
                and exists (select from public.recruiter_permissions r
                    where r.profile_id = p.id and r.permission = 'view_candidates')
                and (p.id = j.recruiter_profile_id or exists (select from public.job_sharing s
                    where s.job_opening_id = j.id and s.shared_with = p.id)))));
end
$$;
