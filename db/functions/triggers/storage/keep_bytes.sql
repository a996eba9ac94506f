-- At the end of the transaction: bytes that a row names leave the list of orphaned objects, bytes that lost their row
-- join it. A row whose bytes are not on the list (the sweeper deleted them) is refused.
-- Definer: callers who store files cannot write the list of orphaned objects.
create function storage.keep_bytes() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if tg_op = 'UPDATE' and new.version = old.version then
        return null;
    end if;
    if tg_op <> 'INSERT' then
        insert into storage.orphaned_objects (version, free_at) values (old.version, now());
    end if;
    if tg_op <> 'DELETE' then
        delete from storage.orphaned_objects l where l.version = new.version;
        if not found then
            raise exception 'the bytes of % are gone', new.name using errcode = 'object_not_in_prerequisite_state';
        end if;
    end if;
    return null;
end
$$;

-- Deferred: whether an upload is allowed is tried out with a row that is rolled back, before there are any bytes.
create constraint trigger keep_bytes after insert or update of version or delete on storage.objects
    deferrable initially deferred for each row execute function storage.keep_bytes();
