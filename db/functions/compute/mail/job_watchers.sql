-- Members of the company to tell about an interaction: the job's recruiter, or the admins when it has none.
-- Definer: policies show colleagues of a company to its members alone.
create function private.job_watchers(p_interaction_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.job_interactions i
        join public.job_openings j on j.id = i.job_opening_id
        join public.profiles p on p.company_id = j.company_id and p.is_active
        where i.id = p_interaction_id
          and (i.profile_id = auth.uid() or j.company_id = private.my_company())
          and (p.id = j.recruiter_profile_id or (p.company_role = 'admin' and not exists (
                select from public.profiles r
                where r.id = j.recruiter_profile_id and r.company_id = j.company_id and r.is_active))));
end
$$;
