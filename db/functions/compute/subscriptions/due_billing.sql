-- What the clock has to do about payments at a time, a bounded number of each kind: the test provider's subscriptions that renew
-- or end, those that stand differently without anything being heard, and checkouts whose time is over.
-- Definer: all of it is in private.
create function private.due_billing(p_now timestamptz, p_limit integer)
    returns table (kind text, id uuid, provider text, provider_session_id text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    (select 'renewal', t.id, 'test', null::text from private.test_subscriptions t
     where t.due_at <= p_now order by t.due_at limit p_limit)
    union all
    (select 'turn', p.subscription_id, s.provider, null
     from private.provider_subscriptions p join public.subscriptions s on s.id = p.subscription_id
     where p.turns_at <= p_now order by p.turns_at limit p_limit)
    union all
    (select 'checkout', c.id, c.provider, c.provider_session_id from private.checkouts c
     where c.expires_at <= p_now and c.state in ('open', 'declined') order by c.expires_at limit p_limit);
end
$$;
