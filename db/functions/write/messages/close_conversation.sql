-- Ends a conversation of the caller's for everybody in it, and answers when it ended and by whom: of several who end it,
-- the first. No row when the caller takes no part.
-- Definer: no role holds an update right on conversations.
create function private.close_conversation(p_conversation_id uuid)
    returns table (ended_at timestamptz, ended_by uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.conversations c
    set ended_at = clock_timestamp(), ended_by = auth.uid()
    where c.id = p_conversation_id and c.ended_at is null and exists (
        select from public.conversation_participants a
        where a.conversation_id = c.id and a.user_id = auth.uid());
    return query
    select c.ended_at, c.ended_by
    from public.conversations c
    join public.conversation_participants a on a.conversation_id = c.id and a.user_id = auth.uid()
    where c.id = p_conversation_id and c.ended_at is not null;
end
$$;
