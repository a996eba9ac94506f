-- Gives back the seat that was kept for a change of a subscription, unless another change needs it or the subscription has come to
-- have its tier.
-- Definer: seats are in private.
create function private.release_seat(p_subscription_id uuid, p_change_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.tier_seats s set changes = array_remove(s.changes, p_change_id)
    where s.subscription_id = p_subscription_id;
    delete from private.tier_seats s using public.subscriptions u
    where s.subscription_id = p_subscription_id and u.id = s.subscription_id and u.tier_id <> s.tier_id
      and s.changes = '{}';
end
$$;
