-- Whether the caller may open what stands behind someone's passed challenges: their own, and as a member of an approved
-- company those of people whose page or interest the company may see. Job seekers never see each other's: they could copy.
create function private.sees_proof(p_profile_id uuid) returns boolean
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_company uuid := private.my_approved_company();
begin
    if not private.is_onboarded() then
        return false;
    end if;
    if p_profile_id = auth.uid() then
        return private.is_seeker();
    end if;
    return v_company is not null and exists (
        select from public.profiles p
        where p.id = p_profile_id and p.role = 'job_seeker' and p.is_active
          and (private.may_see_profile(p.id, v_company) or private.candidate_interest(p.id) is not null));
end
$$;
