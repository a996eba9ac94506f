-- Ends a checkout that nobody pays any more, and gives its seat back; false when it was paid or has ended.
-- Definer: checkouts are in private.
create function private.end_checkout(p_id uuid, p_state text) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.checkouts c set state = p_state where c.id = p_id and c.state in ('open', 'declined');
    if not found then
        return false;
    end if;
    delete from private.tier_seats s where s.checkout_id = p_id;
    return true;
end
$$;
