-- Moves the caller's read mark forward, never back and never past the last message. Returns where it stands.
-- Definer: the number of a read mark is not writable, so that it never goes back.
create function private.move_read_mark(p_conversation_id uuid, p_sequence bigint) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_mark bigint;
begin
    update public.conversation_participants a
    set last_read_sequence = least(p_sequence, c.last_sequence)
    from public.conversations c
    where a.conversation_id = p_conversation_id and a.user_id = auth.uid() and c.id = a.conversation_id
      and a.last_read_sequence < least(p_sequence, c.last_sequence)
    returning a.last_read_sequence into v_mark;
    return coalesce(v_mark, (
        select a.last_read_sequence from public.conversation_participants a
        where a.conversation_id = p_conversation_id and a.user_id = auth.uid()));
end
$$;
