-- Who could see a row of job_interactions in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_job_interactions(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select (p_row ->> 'profile_id')::uuid
        union
        -- Only interest is the company's business, until it is withdrawn; which members, the policy says.
        select p.id from public.job_openings j
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer'
        where j.id = (p_row ->> 'job_opening_id')::uuid and p_row ->> 'status' = 'interested'
          and p_row ->> 'decision' is distinct from 'withdrawn');
end
$$;
