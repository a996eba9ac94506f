-- A file that a message carries stays: whoever tries to delete it is told that there was nothing to delete. The service
-- itself (the sweeper, the end of an account) may.
create function storage.keep_used() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if old.bucket_id = 'attachments' and auth.uid() is not null
        and private.object_in_use(old.bucket_id, old.name) then
        return null;
    end if;
    return old;
end
$$;

create trigger keep_used before delete on storage.objects
    for each row execute function storage.keep_used();
