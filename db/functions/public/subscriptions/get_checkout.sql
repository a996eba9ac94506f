-- A checkout of those whom the caller pays for, as it is now; null for everyone else.
-- Definer: checkouts are in private.
create function public.get_checkout(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.my_billing_owner();
begin
    if v_owner is null or not private.is_onboarded() then
        return null;
    end if;
    return (
        select jsonb_build_object('id', c.id, 'tier_id', c.tier_id, 'billing_interval', c.billing_interval,
            'amount_cents', c.amount_cents, 'currency', c.currency, 'state', c.state, 'expires_at', c.expires_at,
            'provider', c.provider)
        from private.checkouts c
        where c.id = p_id and (c.profile_id = v_owner or c.company_id = v_owner));
end
$$;
