-- What the caller would report in a conversation: a person of the other side, or one of their messages. The report that
-- the caller made of it already (of a person: one that is still open), and how many they made in the last 24 hours. No
-- row: there is nothing of this kind in a conversation of the caller's.
-- Definer: the other people of a conversation, and reports, are hidden from the caller.
create function private.reportable(p_conversation_id uuid, p_person_id uuid, p_message_id uuid)
    returns table (report_id uuid, reports_in_a_day bigint)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select (
            select r.id from private.reports r
            where r.reporter_id = m.id and r.reported_id = p.id and r.message_id is not distinct from p_message_id
              and (r.message_id is not null or r.state = 'open')
            order by r.created_at desc limit 1),
        (select count(*) from private.reports r
            where r.reporter_id = m.id and r.created_at > now() - interval '24 hours')
    from public.profiles m
    join public.conversation_participants o on o.conversation_id = p_conversation_id and o.user_id = p_person_id
    join public.profiles p on p.id = o.user_id and p.role is distinct from m.role
    where m.id = auth.uid() and p_conversation_id = any (private.my_conversations())
      and (p_message_id is null or exists (
            select from public.messages s
            where s.id = p_message_id and s.conversation_id = p_conversation_id and s.sender_id = p_person_id
              and s.deleted_at is null));
end
$$;
