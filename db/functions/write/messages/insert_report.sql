-- Keeps a report of the caller's, with the words of the message as they are now; its id.
-- Definer: no role holds anything on reports.
create function private.insert_report(
    p_conversation_id uuid, p_person_id uuid, p_message_id uuid, p_reason text, p_words text
) returns uuid
    language sql volatile security definer
    set search_path = ''
as $$
    insert into private.reports (reporter_id, reported_id, conversation_id, message_id, message_body, reason, words)
    values (auth.uid(), p_person_id, p_conversation_id, p_message_id,
        (select m.body from public.messages m where m.id = p_message_id), p_reason, p_words)
    returning id
$$;
