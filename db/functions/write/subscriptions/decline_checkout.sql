-- Notes that a payment was declined: until its time is over the checkout can be paid in another way.
-- Definer: checkouts are in private.
create function private.decline_checkout(p_id uuid) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    update private.checkouts c set state = 'declined' where c.id = p_id and c.state = 'open'
$$;
