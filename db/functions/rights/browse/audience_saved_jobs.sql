-- Who could see a row of saved_jobs in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_saved_jobs(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array[(p_row ->> 'profile_id')::uuid];
end
$$;
