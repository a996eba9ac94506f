-- Jobs that the caller may share with a colleague: an admin or a member with manage_jobs all of an approved company, a
-- recruiter with view_candidates their own.
-- Definer: policies of job_sharing ask it, for jobs whatever else shows them.
create function private.my_shareable_jobs() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_approved_company();
    v_all boolean := private.has_permission('manage_jobs');
begin
    if v_company is null or not (v_all or private.has_permission('view_candidates')) then
        return '{}';
    end if;
    return array(
        select j.id from public.job_openings j
        where j.company_id = v_company and (v_all or j.recruiter_profile_id = auth.uid()));
end
$$;
