-- The subscription that its provider calls this, with the provider's name before it; null for one that isn't known.
-- Definer: it is in private.
create function private.subscription_named(p_provider_id text) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select p.subscription_id from private.provider_subscriptions p where p.provider_id = p_provider_id);
end
$$;
