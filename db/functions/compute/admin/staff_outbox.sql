-- Emails and text messages for staff, the newest first, before a place in that order; each is a line of admin_list_outbox.
-- What they say is not among it: it holds links and codes.
-- Definer: no role of a command reads the outbox.
create function private.staff_outbox(
    p_state text, p_to text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- What is asked for decides which index is of use.
    set plan_cache_mode = force_custom_plan
as $$
begin
    return query
    select jsonb_build_object(
        'id', o.id, 'channel', o.channel, 'to', o.to_address, 'subject', private.without_secrets(o.subject),
        'state', private.outbox_state(o.sent_at, o.last_error, t.state), 'attempts', o.attempts,
        'last_error', private.without_secrets(coalesce(o.last_error, t.last_error)),
        'created_at', o.created_at, 'sent_at', o.sent_at,
        'next_try_at', case when t.state = 'ready' then t.run_at end,
        'cursor', to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || o.id)
    from queue.outbox o
    left join queue.tasks t
        on t.kind = case o.channel when 'mail' then 'send_mail' else 'send_sms' end and t.dedupe = o.id::text
    where (select private.is_staff())
      and (p_to is null or o.to_address = p_to)
      and case p_state when 'sent' then o.sent_at is not null else p_state is null or o.sent_at is null end
      and (p_state is null or private.outbox_state(o.sent_at, o.last_error, t.state) = p_state)
      and (p_before is null or (o.created_at, o.id) < (p_before, p_before_id))
    order by o.created_at desc, o.id desc limit p_limit;
end
$$;
