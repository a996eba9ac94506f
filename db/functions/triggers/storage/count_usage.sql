-- Counts what a person keeps, and refuses what goes over the bucket's limits: exact, as the count is a row that is
-- locked until the transaction ends.
-- Definer: callers who store files may not write the usage that limits them.
create function storage.count_usage() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_bucket storage.buckets;
begin
    if tg_op <> 'INSERT' and old.owner is not null then
        update storage.usage u set
            objects = u.objects - case tg_op when 'DELETE' then 1 else 0 end, bytes = u.bytes - old.size
        where u.owner = old.owner and u.bucket_id = old.bucket_id;
        delete from storage.usage u where u.owner = old.owner and u.bucket_id = old.bucket_id and u.objects = 0;
    end if;
    if tg_op = 'DELETE' or new.owner is null then
        return null;
    end if;
    select b.* into v_bucket from storage.buckets b where b.id = new.bucket_id;
    insert into storage.usage as u (owner, bucket_id, objects, bytes)
    values (new.owner, new.bucket_id, 1, new.size)
    on conflict (owner, bucket_id) do update set
        objects = u.objects + case tg_op when 'INSERT' then 1 else 0 end, bytes = u.bytes + excluded.bytes
    where u.objects + case tg_op when 'INSERT' then 1 else 0 end <= v_bucket.owner_objects
      and u.bytes + excluded.bytes <= v_bucket.owner_bytes;
    if not found or new.size > v_bucket.owner_bytes then
        raise exception 'storage limit of % files or % bytes reached', v_bucket.owner_objects, v_bucket.owner_bytes
            using errcode = 'configuration_limit_exceeded';
    end if;
    return null;
end
$$;

create trigger count_usage after insert or update of size or delete on storage.objects
    for each row execute function storage.count_usage();
