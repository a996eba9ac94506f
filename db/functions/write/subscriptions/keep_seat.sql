-- Keeps a seat of a limited tier for a change of a subscription, until it is made or was refused; false when none is free.
-- Definer: seats are in private.
create function private.keep_seat(p_tier_id text, p_subscription_id uuid, p_change_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    -- Twice, because a seat that is given back meanwhile is found by neither: the first waits for that.
    for i in 1..2 loop
        update private.tier_seats s set changes = array_append(array_remove(s.changes, p_change_id), p_change_id)
        where s.tier_id = p_tier_id and s.subscription_id = p_subscription_id;
        if found then
            return true;
        end if;
        if not private.take_seat(p_tier_id, null, p_subscription_id) then
            return false;
        end if;
    end loop;
    return true;
end
$$;
