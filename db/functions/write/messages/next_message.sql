-- Locks the conversation and gives the next message's number and time, both growing in commit order. Only for a
-- participant; the insert that follows moves the conversation's last message by trigger.
-- Definer: a lock takes an update right, which no one has on conversations.
create function private.next_message(p_conversation_id uuid)
    returns table (sequence bigint, created_at timestamptz)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.conversations c
    where c.id = p_conversation_id and exists (
        select from public.conversation_participants a
        where a.conversation_id = c.id and a.user_id = auth.uid())
    for no key update;
    return query
    select c.last_sequence + 1, greatest(clock_timestamp(), c.last_message_at + interval '1 microsecond')
    from public.conversations c
    join public.conversation_participants a on a.conversation_id = c.id and a.user_id = auth.uid()
    where c.id = p_conversation_id;
end
$$;
