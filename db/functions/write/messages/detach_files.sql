-- Takes the files off a message of the caller's. From then on they are no longer sent (`storage.mark_sent`): nobody else
-- can open them, and the sweeper takes them.
-- Definer: no role holds anything on attachments.
create function private.detach_files(p_message_id uuid) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    delete from private.attachments a
    using public.messages m
    where a.message_id = p_message_id and m.id = a.message_id and m.sender_id = auth.uid()
$$;
