-- The counter that an interaction is taken from: the featured one only if the job is in today's set and came from there.
create function private.todays_pot(p_job_opening_id uuid, p_source text) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return case when p_source = 'featured' and exists (
            select from public.featured_jobs f
            where f.job_opening_id = p_job_opening_id and f.day = (now() at time zone 'utc')::date)
        then 'featured' else 'discover' end;
end
$$;
