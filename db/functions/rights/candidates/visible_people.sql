-- Of these people, those whom the caller may see in lists as a member of an approved company with view_candidates: those
-- with an Open profile who don't hide from the company, and who are interested in one of the jobs whose candidates the caller sees.
-- Definer: profiles of people, and whom they hide from, are hidden from the company.
create function private.visible_people(p_ids uuid[]) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_approved_company();
    v_jobs uuid[];
begin
    if v_company is null or not private.has_permission('view_candidates') then
        return '{}';
    end if;
    v_jobs := private.my_candidate_jobs();
    return array(
        select p.id from public.profiles p
        where p.id = any (p_ids) and p.is_active and p.role = 'job_seeker' and not p.needs_onboarding
          and (p.visibility = 'open' and private.may_see_profile(p.id, v_company) or exists (
              select from public.job_interactions i
              where i.profile_id = p.id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
                and i.job_opening_id = any (v_jobs))));
end
$$;
