-- Holds an email or text message of the outbox: its state. No row: there is no such one.
-- Definer: no role of a command reads the outbox.
create function private.lock_outbox(p_id uuid) returns setof text
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    select private.outbox_state(o.sent_at, o.last_error, t.state)
    from queue.outbox o
    left join queue.tasks t
        on t.kind = case o.channel when 'mail' then 'send_mail' else 'send_sms' end and t.dedupe = o.id::text
    where o.id = p_id and private.is_staff()
    for update of o;
end
$$;
