-- Companies of those jobs.
-- Definer: the policy of companies asks it.
create function private.my_interacted_companies() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select distinct j.company_id from public.job_interactions i
        join public.job_openings j on j.id = i.job_opening_id
        where i.profile_id = auth.uid());
end
$$;
