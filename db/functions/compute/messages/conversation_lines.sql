-- Of these conversations those that are the caller's, as their list shows them and in the order in which they are named.
-- Definer: the other people of a conversation are hidden from the caller.
create function private.conversation_lines(p_ids uuid[]) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(private.conversation_line(c.id) order by c.place), '[]')
        from unnest(p_ids) with ordinality c (id, place)
        where c.id = any (private.my_conversations()));
end
$$;
