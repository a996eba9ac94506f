-- Writes a subscription of the test provider.
-- Definer: it is in private.
create function private.write_test_subscription(
    p_id uuid, p_version bigint, p_anchor timestamptz, p_snapshot jsonb, p_due_at timestamptz, p_fails_next boolean
) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    insert into private.test_subscriptions (id, version, anchor, snapshot, due_at, fails_next)
    values (p_id, p_version, p_anchor, p_snapshot, p_due_at, p_fails_next)
    on conflict (id) do update set version = excluded.version, anchor = excluded.anchor, snapshot = excluded.snapshot,
        due_at = excluded.due_at, fails_next = excluded.fails_next
$$;
