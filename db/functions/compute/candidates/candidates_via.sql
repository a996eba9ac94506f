-- Why the caller sees the candidates of a job, given that they may: it is their own, was shared with them, or is their
-- company's.
create function private.candidates_via(p_job_opening_id uuid) returns text
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case
        when exists (
            select from public.job_openings j
            where j.id = p_job_opening_id and j.recruiter_profile_id = auth.uid()) then 'own'
        when exists (
            select from public.job_sharing s
            where s.job_opening_id = p_job_opening_id and s.shared_with = auth.uid()) then 'shared'
        else 'company' end;
end
$$;
