-- One checkout.
-- Definer: checkouts are in private.
create function private.checkout(p_id uuid)
    returns table (owner_id uuid, is_company boolean, tier_id text, billing_interval text, amount_cents bigint, currency text,
        state text, provider text, provider_session_id text, url text, expires_at timestamptz, subscription_id uuid)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select coalesce(c.profile_id, c.company_id), c.company_id is not null, c.tier_id, c.billing_interval, c.amount_cents,
           c.currency, c.state, c.provider, c.provider_session_id, c.url, c.expires_at, c.subscription_id
    from private.checkouts c where c.id = p_id;
end
$$;
