-- Writes a receipt of a provider's subscription, once; its id when it is new.
-- Definer: receipts are written by events alone.
create function private.write_receipt(
    p_subscription_id uuid, p_number text, p_tier_id text, p_amount_cents bigint, p_currency text, p_period_start timestamptz,
    p_period_end timestamptz, p_paid_at timestamptz, p_url text
) returns uuid
    language sql volatile security definer
    set search_path = ''
as $$
    insert into public.receipts (subscription_id, number, tier_id, amount_cents, currency, period_start, period_end, paid_at, url)
    values (p_subscription_id, p_number, p_tier_id, p_amount_cents, p_currency, p_period_start, p_period_end, p_paid_at, p_url)
    on conflict (subscription_id, number) do nothing
    returning id
$$;
