-- Has emails and text messages handed over again at once, with all their tries: one, or those that failed, the oldest 1,000
-- first. Of all, text messages only if they are younger than p_sms_since: a code is of no use later. How many.
-- Definer: no role of a command reads the outbox or writes tasks of its own.
create function private.retry_outbox(p_id uuid, p_sms_since timestamptz) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_count bigint;
begin
    with due as (
        select o.id, case o.channel when 'mail' then 'send_mail' else 'send_sms' end as kind
        from queue.outbox o
        left join queue.tasks t
            on t.kind = case o.channel when 'mail' then 'send_mail' else 'send_sms' end and t.dedupe = o.id::text
        where o.sent_at is null and private.is_staff()
          and case when p_id is not null then o.id = p_id
              else private.outbox_state(o.sent_at, o.last_error, t.state) = 'failed'
                  and (o.channel = 'mail' or o.created_at > p_sms_since) end
        order by o.created_at limit 1000
    ), again as (
        insert into queue.tasks as t (kind, payload, dedupe, max_attempts)
        select d.kind, jsonb_build_object('outbox_id', d.id), d.id::text, case d.kind when 'send_mail' then 10 else 6 end
        from due d
        on conflict (kind, dedupe) where dedupe is not null do update
        set state = 'ready', payload = excluded.payload, run_at = null, attempts = 0, finished_at = null
        where t.state <> 'running'
        returning t.id
    )
    select count(*) into v_count from again;
    perform pg_notify('queue_tasks', x.kind) from unnest(array['send_mail', 'send_sms']) x (kind);
    return v_count;
end
$$;
