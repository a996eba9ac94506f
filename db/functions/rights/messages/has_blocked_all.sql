-- Whether the caller has blocked everyone on the other side of a conversation.
-- Definer: the other people of a conversation are hidden from the caller.
create function private.has_blocked_all(p_conversation_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return coalesce((
        select bool_and(b.blocked_id is not null)
        from public.profiles m
        join public.conversation_participants o on o.conversation_id = p_conversation_id and o.user_id <> m.id
        join public.profiles p on p.id = o.user_id and p.role is distinct from m.role
        left join public.blocked_people b on b.blocker_id = m.id and b.blocked_id = p.id
        where m.id = auth.uid()), false);
end
$$;
