-- Who could see a row of job_interactions in the change feed; asked by the feed alone, which then asks the policies for
-- those who listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed's role holds nothing on the tables of the product.
create function private.audience_job_interactions(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select (p_row ->> 'profile_id')::uuid
        union
        -- Only interest is the company's business, until it is withdrawn.
        select v from unnest(private.job_candidate_viewers((p_row ->> 'job_opening_id')::uuid)) v
        where p_row ->> 'status' = 'interested' and p_row ->> 'decision' is distinct from 'withdrawn');
end
$$;
