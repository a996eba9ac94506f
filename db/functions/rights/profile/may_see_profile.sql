-- Whether someone's page is open to a stranger with its address, or, given a company, to a member of that company:
-- Open and Showcase are, Private is not, and a company that the person hides from finds nothing.
create function private.may_see_profile(p_id uuid, p_company_id uuid) returns boolean
    language plpgsql stable
    set search_path = ''
as $$
begin
    return exists (
        select from public.profiles p
        where p.id = p_id and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding
          and p.visibility in ('open', 'showcase')
          and not exists (
              select from public.hidden_companies h where h.profile_id = p.id and h.company_id = p_company_id));
end
$$;
