-- Deletes the message that a report is about, as its sender could: its words and files are gone, its place stays. False: the
-- report is about a person, or the message can't be deleted because it carries a challenge or an interview.
-- Definer: staff take no part in the conversation.
create function private.delete_reported_message(p_report_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_message uuid;
    v_conversation uuid;
begin
    select m.id, m.conversation_id into v_message, v_conversation
    from private.reports r join public.messages m on m.id = r.message_id
    where r.id = p_report_id and m.kind = 'text';
    if v_message is null then
        return false;
    end if;
    -- An edit of the same message comes before or after.
    perform private.lock_conversation(v_conversation);
    delete from private.attachments a where a.message_id = v_message;
    update public.messages m set body = '', attachments = '[]', deleted_at = clock_timestamp()
    where m.id = v_message and m.deleted_at is null;
    return true;
end
$$;
