-- How many emails and text messages are not sent, by state, and since when; of the oldest 10,000.
-- Definer: no role of a command reads the outbox.
create function private.staff_outbox_counts() returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select jsonb_build_object('state', u.state, 'count', count(*), 'oldest', min(u.created_at))
    from (
        select private.outbox_state(o.sent_at, o.last_error, t.state) as state, o.created_at
        from (
            select * from queue.outbox x
            where x.sent_at is null and (select private.is_staff()) order by x.created_at limit 10000) o
        left join queue.tasks t
            on t.kind = case o.channel when 'mail' then 'send_mail' else 'send_sms' end and t.dedupe = o.id::text) u
    group by u.state order by u.state;
end
$$;
