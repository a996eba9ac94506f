-- Who could see a row of scheduled_interviews in the change feed: those who could see a message of its conversation. Asked
-- by the feed alone, which then asks the policies for those who listen.
create function private.audience_scheduled_interviews(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return private.audience_messages(p_row);
end
$$;
