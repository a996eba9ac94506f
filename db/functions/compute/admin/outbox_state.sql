-- The state of an email or text message, as OutboxState, from its row and the task that hands it over. A task that is done
-- without it being sent had no one to hand it to.
create function private.outbox_state(p_sent_at timestamptz, p_last_error text, p_task_state text) returns text
    language sql immutable
    set search_path = ''
as $$
    select case
        when p_sent_at is not null then 'sent'
        when p_task_state = 'dead' or (p_task_state is null and p_last_error is not null) then 'failed'
        when p_task_state is null or p_task_state = 'done' then 'held'
        when p_last_error is not null then 'retrying'
        else 'waiting' end
$$;
