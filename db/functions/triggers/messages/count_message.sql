-- The conversation knows its last message.
-- Definer: conversations are not writable for anyone.
create function private.count_message() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.conversations c
    set last_sequence = greatest(c.last_sequence, new.sequence),
        last_message_at = greatest(c.last_message_at, new.created_at)
    where c.id = new.conversation_id;
    return null;
end
$$;

create trigger count_message after insert on public.messages
    for each row execute function private.count_message();
