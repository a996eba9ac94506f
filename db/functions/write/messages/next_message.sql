-- Locks the conversation and gives the next message's number and time, both growing in commit order. Only for someone who
-- reads the conversation: nobody else gets a row, or waits for the lock. The insert that follows moves the conversation's
-- last message by trigger.
-- Definer: a lock takes an update right, which no one has on conversations.
create function private.next_message(p_conversation_id uuid)
    returns table (sequence bigint, created_at timestamptz)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if not p_conversation_id = any (private.my_conversations()) then
        return;
    end if;
    return query
    select c.last_sequence + 1, greatest(clock_timestamp(), c.last_message_at + interval '1 microsecond')
    from public.conversations c where c.id = p_conversation_id
    for no key update;
end
$$;
