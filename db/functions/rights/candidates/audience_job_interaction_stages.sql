-- Who could see a row of job_interaction_stages in the change feed; asked by the feed alone, which then asks the policies
-- for those who listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed's role holds nothing on the tables of the product.
create function private.audience_job_interaction_stages(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.job_candidate_viewers((p_row ->> 'job_opening_id')::uuid);
end
$$;
