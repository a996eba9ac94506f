-- Notes how far the applying of an import is; beside its transaction, which no one sees into before it ends.
-- Definer: the progress of imports is in private.
create function private.record_import_progress(p_id uuid, p_done integer, p_total integer) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.job_import_progress as p (import_id, done, total) values (p_id, p_done, p_total)
    on conflict (import_id) do update set done = excluded.done, total = excluded.total, updated_at = now();
end
$$;
