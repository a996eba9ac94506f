-- Whether a chunk of the file of an import of the caller's is stored as it is given here.
-- Definer: the files of imports are in private.
create function private.has_job_import_chunk(p_id uuid, p_position integer, p_data bytea) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from private.job_import_pieces p
        where p.import_id = p_id and p.position = p_position and p.data = p_data
          and p.import_id = any (private.my_job_imports()));
end
$$;
