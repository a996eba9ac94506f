-- A subscription of the test provider, held. With `p_now`, only if it is due by then and no one else holds it.
-- Definer: it is in private.
create function private.hold_test_subscription(p_id uuid, p_now timestamptz)
    returns table (version bigint, anchor timestamptz, snapshot jsonb, due_at timestamptz, fails_next boolean)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if p_now is null then
        return query
        select t.version, t.anchor, t.snapshot, t.due_at, t.fails_next from private.test_subscriptions t
        where t.id = p_id for no key update;
    else
        return query
        select t.version, t.anchor, t.snapshot, t.due_at, t.fails_next from private.test_subscriptions t
        where t.id = p_id and t.due_at <= p_now for no key update skip locked;
    end if;
end
$$;
