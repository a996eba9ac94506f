-- Who could see a row of notifications in the change feed; asked by the feed alone, which then asks the policies for those
-- who listen. Nobody is named for what its owner doesn't want in the app.
create function private.audience_notifications(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case when (p_row ->> 'is_shown')::boolean then array[(p_row ->> 'profile_id')::uuid] else '{}' end;
end
$$;
