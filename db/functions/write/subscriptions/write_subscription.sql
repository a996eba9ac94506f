-- Writes how a subscription stands: the row that people read, what its provider said, its checkout, and its seat. False where the
-- tier is limited and no seat is left for it, which is written all the same.
-- Definer: all of it is closed to commands.
create function private.write_subscription(p jsonb) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v public.subscriptions := jsonb_populate_record(null::public.subscriptions, p);
    v_checkout uuid := (p ->> 'checkout_id')::uuid;
    v_has_seat boolean := true;
begin
    insert into public.subscriptions (id, profile_id, company_id, tier_id, state, billing_interval, current_period_start,
        current_period_end, grace_ends_at, entitled_until, next_tier_id, next_billing_interval, provider)
    values (v.id, v.profile_id, v.company_id, v.tier_id, v.state, v.billing_interval, v.current_period_start,
        v.current_period_end, v.grace_ends_at, v.entitled_until, v.next_tier_id, v.next_billing_interval, v.provider)
    on conflict (id) do update set tier_id = excluded.tier_id, state = excluded.state,
        billing_interval = excluded.billing_interval, current_period_start = excluded.current_period_start,
        current_period_end = excluded.current_period_end, grace_ends_at = excluded.grace_ends_at,
        entitled_until = excluded.entitled_until, next_tier_id = excluded.next_tier_id,
        next_billing_interval = excluded.next_billing_interval, updated_at = clock_timestamp();
    insert into private.provider_subscriptions (subscription_id, provider_id, customer_id, seen, turns_at, is_unclear)
    values (v.id, p ->> 'provider_id', p ->> 'customer_id', p -> 'seen', (p ->> 'turns_at')::timestamptz,
        (p ->> 'is_unclear')::boolean)
    on conflict (subscription_id) do update set seen = excluded.seen, turns_at = excluded.turns_at,
        customer_id = coalesce(excluded.customer_id, private.provider_subscriptions.customer_id),
        is_unclear = excluded.is_unclear;
    if p ->> 'customer_id' is not null then
        insert into private.billing_customers (provider_id, profile_id, company_id)
        values (p ->> 'customer_id', v.profile_id, v.company_id)
        on conflict do nothing;
    end if;
    if (p ->> 'is_over')::boolean then
        delete from private.tier_seats s where s.subscription_id = v.id;
    elsif v.state <> 'pending' then
        delete from private.tier_seats s where s.subscription_id = v.id and s.tier_id <> v.tier_id;
        update private.tier_seats s set subscription_id = v.id, checkout_id = null
        where s.checkout_id = v_checkout and s.tier_id = v.tier_id
          and not exists (select from private.tier_seats o where o.subscription_id = v.id);
        v_has_seat := private.take_seat(v.tier_id, null, v.id);
        update private.tier_seats s set changes = '{}' where s.subscription_id = v.id and s.changes <> '{}';
    end if;
    if v_checkout is not null then
        update private.checkouts c set subscription_id = v.id,
            state = case when v.state = 'pending' then c.state else 'paid' end
        where c.id = v_checkout;
    end if;
    return v_has_seat;
end
$$;
