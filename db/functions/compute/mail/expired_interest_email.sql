-- Whom to tell what about an interest that expired: the seeker, the job and the company. For background work; never
-- returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.expired_interest_email(p_interaction_id uuid)
    returns table (person_id uuid, job_id uuid, title text, company text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select i.profile_id, j.id, j.title, c.name
        from public.job_interactions i
        join public.job_openings j on j.id = i.job_opening_id
        join public.companies c on c.id = j.company_id
        where i.id = p_interaction_id and i.decision = 'expired';
end
$$;
