-- How far the others have read, of those who show it, to callers who show it themselves; not between people of whom one blocked the other.
-- Definer: the read marks of others are shown only to those who share theirs.
create function public.get_read_marks(p_conversation_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() or not coalesce(p_conversation_id = any (private.my_conversations()), false) then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object('user_id', a.user_id, 'last_read_sequence', a.last_read_sequence,
            'last_read_at', a.last_read_at)), '[]')
        from public.conversation_participants a
        join public.profiles p on p.id = a.user_id and p.read_receipts
        where a.conversation_id = p_conversation_id and a.user_id <> auth.uid()
          and not private.are_blocked(a.user_id, auth.uid())
          and exists (select from public.profiles m where m.id = auth.uid() and m.read_receipts));
end
$$;
