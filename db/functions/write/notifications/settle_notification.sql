-- Marks an event as read by everyone who was told of it, because it was dealt with, and drops what waits for its time.
-- Definer: rows of others, and the queue.
create function private.settle_notification(p_event text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from queue.tasks t where t.kind = 'notify' and t.dedupe = p_event;
    update public.notifications n set read_at = clock_timestamp() where n.event = p_event and n.read_at is null;
end
$$;
