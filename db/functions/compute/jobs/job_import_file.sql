-- The whole file of an import of the caller's, as far as it is there.
-- Definer: the files of imports are in private.
create function private.job_import_file(p_id uuid) returns bytea
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select coalesce(string_agg(p.data, '' order by p.position), '')
        from private.job_import_pieces p where p.import_id = p_id and p.import_id = any (private.my_job_imports()));
end
$$;
