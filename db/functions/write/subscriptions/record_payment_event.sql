-- Notes that a provider told us of an event; false when it had told us before.
-- Definer: events are in private.
create function private.record_payment_event(
    p_provider text, p_event_id text, p_happened_at timestamptz, p_received_at timestamptz, p_outcome text,
    p_subscription_id uuid
) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.payment_events (provider, event_id, happened_at, received_at, outcome, subscription_id)
    values (p_provider, p_event_id, p_happened_at, p_received_at, p_outcome, p_subscription_id)
    on conflict do nothing;
    return found;
end
$$;
