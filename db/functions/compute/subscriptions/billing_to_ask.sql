-- Subscriptions about which their provider is asked again: those with two snapshots of one second, and those that it was not
-- asked about since a time. The longest unasked first.
-- Definer: it is in private.
create function private.billing_to_ask(p_before timestamptz, p_limit integer)
    returns table (subscription_id uuid, provider text, provider_id text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.id, s.provider, p.provider_id
    from private.provider_subscriptions p join public.subscriptions s on s.id = p.subscription_id
    where (p.is_unclear or p.asked_at is null or p.asked_at < p_before) and s.state <> 'ended'
    order by p.asked_at nulls first limit p_limit;
end
$$;
