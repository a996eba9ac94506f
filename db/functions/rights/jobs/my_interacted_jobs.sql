-- Jobs that the caller, a seeker, decided on: they stay readable after they close.
-- Definer: policies of job_openings ask it, and job_interactions has policies that ask about jobs.
create function private.my_interacted_jobs() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(select i.job_opening_id from public.job_interactions i where i.profile_id = auth.uid());
end
$$;
