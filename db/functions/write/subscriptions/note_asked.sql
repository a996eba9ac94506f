-- Notes when a provider was asked about a subscription.
-- Definer: it is in private.
create function private.note_asked(p_subscription_id uuid, p_now timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update private.provider_subscriptions p set asked_at = p_now where p.subscription_id = p_subscription_id
$$;
