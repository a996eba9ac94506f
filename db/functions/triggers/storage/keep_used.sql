-- A file that a message carries stays: a person's attempt to delete it deletes nothing. The service itself (the sweeper,
-- the end of an account) can delete it.
create function storage.keep_used() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    return case when old.sent and auth.uid() is not null then null else old end;
end
$$;

create trigger keep_used before delete on storage.objects
    for each row execute function storage.keep_used();
