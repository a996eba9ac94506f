-- Who could see a row of submission_tests in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_submission_tests(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array[(p_row ->> 'profile_id')::uuid];
end
$$;
