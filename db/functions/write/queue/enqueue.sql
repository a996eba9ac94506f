-- Takes a task into the queue and wakes the workers at commit. Returns its id, or null when a task of this kind
-- with this dedupe key already exists.
-- Definer: app_command and service_role write no tasks of their own.
create function queue.enqueue(
    p_kind text,
    p_payload jsonb default '{}',
    p_run_at timestamptz default null,
    p_dedupe text default null,
    p_max_attempts integer default 10
) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id bigint;
begin
    insert into queue.tasks (kind, payload, run_at, dedupe, max_attempts)
    values (p_kind, coalesce(p_payload, '{}'), p_run_at, p_dedupe, p_max_attempts)
    on conflict (kind, dedupe) where dedupe is not null do nothing
    returning id into v_id;
    if v_id is not null then
        perform pg_notify('queue_tasks', p_kind);
    end if;
    return v_id;
end
$$;

revoke execute on function queue.enqueue(text, jsonb, timestamptz, text, integer) from public;
grant execute on function queue.enqueue(text, jsonb, timestamptz, text, integer)
    to app_command, devproof_system, service_role;
