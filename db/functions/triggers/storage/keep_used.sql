-- A file that a message carries stays: whoever tries to delete it is told that there was nothing to delete. The service
-- itself (the sweeper, the end of an account) may.
create function storage.keep_used() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    return case when old.sent and auth.uid() is not null then null else old end;
end
$$;

create trigger keep_used before delete on storage.objects
    for each row execute function storage.keep_used();
