-- Who could see a row of profiles in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_profiles(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array[(p_row ->> 'id')::uuid];
end
$$;
