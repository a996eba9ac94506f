-- Stores a chunk of the file of an import of the caller's.
-- Definer: the files of imports are in private.
create function private.insert_job_import_chunk(p_id uuid, p_position integer, p_data bytea) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.job_import_pieces (import_id, position, data)
    select p_id, p_position, p_data where p_id = any (private.my_job_imports());
end
$$;
