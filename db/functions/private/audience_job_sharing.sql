-- Who could see a row of job_sharing in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_job_sharing(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select (p_row ->> 'shared_with')::uuid
        union
        select p.id from public.job_openings j
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer'
        where j.id = (p_row ->> 'job_opening_id')::uuid);
end
$$;
