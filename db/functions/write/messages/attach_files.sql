-- Notes that a message of the caller carries these files. A file that another message carries ends in a conflict.
-- Definer: no role holds anything on attachments.
create function private.attach_files(p_message_id uuid, p_paths text[]) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.attachments (path, message_id)
    select p.path, m.id
    from public.messages m cross join unnest(p_paths) p(path)
    where m.id = p_message_id and m.sender_id = auth.uid()
      and starts_with(p.path, m.conversation_id::text || '/');
end
$$;
