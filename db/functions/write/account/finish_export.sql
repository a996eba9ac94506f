-- Gives the archive its name and its owner, in one transaction with the end of the export. Its bytes are stored and
-- listed as an orphaned object. False when the export is wanted no more.
-- Definer: no role writes private.data_exports, and the file gets an owner who is not the caller.
create function private.finish_export(
    p_id uuid, p_version uuid, p_size bigint, p_etag text, p_now timestamptz, p_expires_at timestamptz
) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_owner uuid;
    v_name text;
begin
    select e.profile_id into v_owner from private.data_exports e where e.id = p_id and e.state <> 'ready' for update;
    if not found then
        return false;
    end if;
    v_name := v_owner || '/' || p_id;
    insert into storage.objects (bucket_id, name, owner, version, size, content_type, etag, cache_control)
    values ('exports', v_name, v_owner, p_version, p_size, 'application/zip', p_etag, 'no-store');
    update private.data_exports e
    set state = 'ready', done = e.total, object_name = v_name, size = p_size, finished_at = p_now, expires_at = p_expires_at
    where e.id = p_id;
    return true;
end
$$;
