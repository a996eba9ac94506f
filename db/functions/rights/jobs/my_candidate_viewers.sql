-- Active members of the caller's company who may view candidates: with whom a job can be shared. The caller too.
-- Definer: profiles and permissions of colleagues are their own rows.
create function private.my_candidate_viewers() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.profiles p
        where p.company_id = private.my_company() and p.role = 'employer' and p.is_active and not p.needs_onboarding
          and (p.company_role = 'admin' or (p.company_role = 'recruiter' and exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'view_candidates'))));
end
$$;
