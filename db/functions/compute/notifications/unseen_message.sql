-- What someone has not read in a conversation: how many messages, from whom the newest one is, and of which job. No row
-- when there is nothing, or when they hid or muted the conversation. For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.unseen_message(p_conversation_id uuid, p_person_id uuid)
    returns table (last_read_sequence bigint, messages bigint, sender_id uuid, sender text, company text, title text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select a.last_read_sequence, n.messages, s.id, case when s.full_name = '' then 'Someone' else s.full_name end, k.name,
        j.title
    from public.conversation_participants a
    join public.conversations c on c.id = a.conversation_id
    cross join lateral (
        select count(*) as messages, (array_agg(m.sender_id order by m.sequence desc))[1] as sender_id
        from public.messages m
        where m.conversation_id = c.id and m.sequence > a.last_read_sequence and m.deleted_at is null
          and m.sender_id <> a.user_id and not private.are_blocked(m.sender_id, a.user_id)) n
    join public.profiles s on s.id = n.sender_id and s.is_active
    left join public.companies k on k.id = s.company_id
    left join public.job_openings j on j.id = c.job_opening_id
    where a.conversation_id = p_conversation_id and a.user_id = p_person_id and not a.is_hidden and not a.is_muted;
end
$$;
