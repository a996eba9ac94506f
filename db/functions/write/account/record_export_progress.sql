-- How far a copy of someone's data is. False when it is wanted no more: the account or the export is gone.
-- Definer: no role writes private.data_exports.
create function private.record_export_progress(p_id uuid, p_state text, p_done integer, p_total integer) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.data_exports e
    set state = p_state, done = p_done, total = p_total, finished_at = case when p_state = 'failed' then now() end
    where e.id = p_id and e.state <> 'ready';
    return found;
end
$$;
