-- An attachment is sent with its message, and goes with it: a day later the sweeper takes it.
-- Definer: who sends a message may not update the file.
create function storage.mark_sent() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if tg_op = 'DELETE' then
        update storage.objects o set sent = false, look_at = now() + interval '1 day'
        where o.bucket_id = 'attachments' and o.name = old.path;
        return null;
    end if;
    update storage.objects o set sent = true, look_at = 'infinity' where o.bucket_id = 'attachments' and o.name = new.path;
    return null;
end
$$;

create trigger mark_sent after insert or delete on private.attachments
    for each row execute function storage.mark_sent();
