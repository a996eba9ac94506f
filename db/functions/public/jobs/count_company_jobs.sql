-- How many jobs get_company_jobs has in each group.
-- Definer: a recruiter's own jobs count whatever else the policies show.
create function public.count_company_jobs() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_all boolean := private.has_permission('manage_jobs');
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    return (
        select jsonb_build_object('all', count(*), 'open', count(*) filter (where o.status = 'open'),
            'draft', count(*) filter (where o.status = 'draft'), 'paused', count(*) filter (where o.status = 'paused'),
            'ended', count(*) filter (where o.status in ('filled', 'closed', 'expired')))
        from public.job_openings o
        where o.company_id = v_company and (v_all or o.recruiter_profile_id = auth.uid()));
end
$$;
