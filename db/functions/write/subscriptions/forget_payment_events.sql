-- Deletes events that came before a time. How many.
-- Definer: events are in private.
create function private.forget_payment_events(p_before timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_count integer;
begin
    delete from private.payment_events e where (e.provider, e.event_id) in (
        select o.provider, o.event_id from private.payment_events o where o.received_at < p_before
        order by o.received_at limit p_limit for update skip locked);
    get diagnostics v_count = row_count;
    return v_count;
end
$$;
