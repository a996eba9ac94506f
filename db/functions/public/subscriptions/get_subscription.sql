-- What the caller pays for, or their company, and what is used of its limits. Null for those who pay for no one.
-- Definer: what colleagues use counts.
create function public.get_subscription() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.my_billing_owner();
    v_id uuid;
begin
    if v_owner is null or not private.is_onboarded() then
        return null;
    end if;
    v_id := private.current_subscription(v_owner);
    return jsonb_build_object('tier_id', private.owner_tier(v_owner), 'state', 'free', 'usage', private.owner_usage(v_owner),
            'id', null, 'paid_tier_id', null, 'billing_interval', null, 'current_period_start', null,
            'current_period_end', null, 'grace_ends_at', null, 'next_tier_id', null, 'next_billing_interval', null,
            'provider', null, 'checkout_id', (
                select c.id from private.checkouts c
                where (c.profile_id = v_owner or c.company_id = v_owner)
                  and c.state in ('open', 'declined') and c.expires_at > now()))
        || coalesce((
            select jsonb_build_object('id', s.id, 'state', s.state, 'paid_tier_id', s.tier_id,
                'billing_interval', s.billing_interval, 'current_period_start', s.current_period_start,
                'current_period_end', s.current_period_end, 'grace_ends_at', s.grace_ends_at,
                'next_tier_id', s.next_tier_id, 'next_billing_interval', s.next_billing_interval, 'provider', s.provider)
            from public.subscriptions s where s.id = v_id), '{}');
end
$$;
