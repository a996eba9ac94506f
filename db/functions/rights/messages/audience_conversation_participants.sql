-- Who could see a row of conversation_participants in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_conversation_participants(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array[(p_row ->> 'user_id')::uuid];
end
$$;
