-- Holds the plan of a notification until the transaction ends; false when it was taken back.
-- Definer: the queue is closed to background work.
create function private.hold_plan(p_task bigint) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from queue.tasks t where t.id = p_task for key share;
    return found;
end
$$;
