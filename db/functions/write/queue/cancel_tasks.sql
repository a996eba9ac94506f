-- Takes tasks out of the queue that nobody works on yet, by their dedupe keys; the same can be enqueued again. How many.
-- Definer: app_command deletes no tasks of its own.
create function queue.cancel_tasks(p_kind text, p_dedupe text[]) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_count bigint;
begin
    delete from queue.tasks t where t.kind = p_kind and t.dedupe = any (p_dedupe) and t.state = 'ready';
    get diagnostics v_count = row_count;
    return v_count;
end
$$;

revoke execute on function queue.cancel_tasks(text, text[]) from public;
grant execute on function queue.cancel_tasks(text, text[]) to app_command;
