-- Gives a seat of a limited tier to a checkout or a subscription, the first that is free; false when none is. True as well where
-- the tier has no limit, and for those who hold one. Those who take at once take turns.
-- Definer: seats are in private.
create function private.take_seat(p_tier_id text, p_checkout_id uuid, p_subscription_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_seats integer;
begin
    select t.seats into v_seats from public.subscription_tiers t where t.id = p_tier_id;
    if v_seats is null or exists (
        select from private.tier_seats s
        where s.tier_id = p_tier_id and (s.checkout_id = p_checkout_id or s.subscription_id = p_subscription_id)) then
        return true;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('devproof tier_seats ' || p_tier_id, 0));
    insert into private.tier_seats (tier_id, seat, checkout_id, subscription_id)
    select p_tier_id, n, p_checkout_id, p_subscription_id
    from generate_series(1, v_seats) n
    where not exists (select from private.tier_seats s where s.tier_id = p_tier_id and s.seat = n)
    order by n limit 1;
    return found;
end
$$;
