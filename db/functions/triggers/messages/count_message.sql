-- The conversation knows its last message, and comes back to those who hid it.
-- Definer: conversations are not writable for anyone, and the rows of others are not the sender's.
create function private.count_message() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.conversations c
    set last_sequence = greatest(c.last_sequence, new.sequence),
        last_message_at = greatest(c.last_message_at, new.created_at)
    where c.id = new.conversation_id;
    update public.conversation_participants a set is_hidden = false
    where a.conversation_id = new.conversation_id and a.is_hidden;
    return null;
end
$$;

create trigger count_message after insert on public.messages
    for each row execute function private.count_message();
