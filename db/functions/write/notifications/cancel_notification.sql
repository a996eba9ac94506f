-- Takes an event back: what waits for its time, and what people were told. An email that was not sent yet finds no row and
-- is not sent. The plan goes first, and is waited for while it is being carried out, so that nothing comes after it.
-- Definer: rows of others, and the queue.
create function private.cancel_notification(p_event text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from queue.tasks t where t.kind = 'notify' and t.dedupe = p_event;
    delete from public.notifications n where n.event = p_event;
end
$$;
