-- Writes a new checkout, and its seat where the tier is limited; false, and nothing written, when no seat is left.
-- Definer: checkouts are in private.
create function private.open_checkout(
    p_id uuid, p_owner_id uuid, p_is_company boolean, p_started_by uuid, p_tier_id text, p_billing_interval text,
    p_amount_cents bigint, p_currency text, p_provider text, p_url text, p_expires_at timestamptz
) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.checkouts (id, profile_id, company_id, started_by, tier_id, billing_interval, amount_cents, currency,
        provider, url, expires_at)
    values (p_id, case when not p_is_company then p_owner_id end, case when p_is_company then p_owner_id end, p_started_by,
        p_tier_id, p_billing_interval, p_amount_cents, p_currency, p_provider, p_url, p_expires_at);
    if private.take_seat(p_tier_id, p_id, null) then
        return true;
    end if;
    delete from private.checkouts c where c.id = p_id;
    return false;
end
$$;
