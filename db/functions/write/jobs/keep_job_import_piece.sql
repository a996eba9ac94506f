-- Keeps a piece of an import's file, for the command that took it in. How many bytes of the file are there now; -1
-- when the piece does not begin where the last one ended. A piece that is there already is not kept again.
create function private.keep_job_import_piece(p_id uuid, p_position integer, p_data bytea) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_received integer;
    v_size integer;
begin
    if not coalesce(p_id = any (private.my_job_imports()), false) then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    select i.received_bytes, i.size_bytes into v_received, v_size
    from public.job_imports i where i.id = p_id and i.status = 'uploading' for no key update;
    if not found then
        raise exception 'conflict' using errcode = 'PT409';
    end if;
    if exists (select from private.job_import_pieces p
        where p.import_id = p_id and p.position = p_position and p.data = p_data) then
        return v_received;
    elsif p_position <> v_received or v_received + length(p_data) > v_size then
        return -1;
    end if;
    insert into private.job_import_pieces (import_id, position, data) values (p_id, p_position, p_data);
    update public.job_imports i set received_bytes = v_received + length(p_data), updated_at = now() where i.id = p_id;
    return v_received + length(p_data);
end
$$;
