-- What its provider calls a subscription, with the provider's name before it.
-- Definer: it is in private.
create function private.provider_name(p_subscription_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select p.provider_id from private.provider_subscriptions p where p.subscription_id = p_subscription_id);
end
$$;
