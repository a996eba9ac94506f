-- Who could see a row of conversations in the change feed; asked by the feed alone, which then asks the policies for those who listen.
create function private.audience_conversations(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select c.user_id from public.conversation_participants c where c.conversation_id = (p_row ->> 'id')::uuid);
end
$$;
