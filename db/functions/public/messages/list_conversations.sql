-- The caller's conversations, the one with the newest message first.
-- Definer: the other people of a conversation are hidden from the caller.
create function public.list_conversations(p_limit integer default 100, p_before timestamptz default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(private.conversation_line(c.id) order by c.at desc, c.id), '[]')
        from (
            select v.id, coalesce(v.last_message_at, v.created_at) as at
            from public.conversations v
            where v.id = any (private.my_conversations())
              and (p_before is null or coalesce(v.last_message_at, v.created_at) < p_before)
            order by 2 desc, v.id
            limit least(greatest(p_limit, 1), 200)) c);
end
$$;
