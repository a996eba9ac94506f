-- Stages of the caller's company that hold a candidate, whether the caller may see them or not.
-- Definer: who manages the company may lack the right to see its candidates.
create function private.used_stages() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select s.id from public.candidate_stages s
        where s.company_id = private.my_company()
          and exists (select from public.job_interaction_stages p where p.stage_id = s.id));
end
$$;
