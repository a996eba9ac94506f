-- A read mark has two spellings: the time that the client of the spec writes, and the sequence, which is the truth.
-- Moving one moves the other; neither goes back, and no time lies in the future.
-- Definer: both spellings agree, whatever of the messages the caller may still read.
create function private.keep_participant() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if new.last_read_sequence is distinct from old.last_read_sequence then
        new.last_read_sequence := greatest(old.last_read_sequence, new.last_read_sequence);
        new.last_read_at := greatest(old.last_read_at, (
            select m.created_at from public.messages m
            where m.conversation_id = new.conversation_id and m.sequence = new.last_read_sequence));
    elsif new.last_read_at is distinct from old.last_read_at then
        new.last_read_at := greatest(old.last_read_at, least(new.last_read_at, clock_timestamp()));
        new.last_read_sequence := greatest(old.last_read_sequence, (
            select m.sequence from public.messages m
            where m.conversation_id = new.conversation_id and m.created_at <= new.last_read_at
            order by m.created_at desc, m.sequence desc limit 1));
    end if;
    return new;
end
$$;

create trigger keep_participant before update on public.conversation_participants
    for each row execute function private.keep_participant();
