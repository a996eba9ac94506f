-- What has to be ended at Stripe when the caller's account goes: their subscriptions and open checkouts, and those of their company,
-- by Stripe's names.
-- Definer: they are in private.
create function private.leaving_payments() returns table (is_company boolean, subscription text, session text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.company_id is not null, substr(p.provider_id, 8), null::text
    from private.provider_subscriptions p join public.subscriptions s on s.id = p.subscription_id
    where s.state <> 'ended' and p.provider_id like 'stripe:%'
      and (s.profile_id = auth.uid() or s.company_id = private.my_company())
    union all
    select c.company_id is not null, null, c.provider_session_id
    from private.checkouts c
    where c.state in ('open', 'declined') and c.provider_session_id is not null
      and (c.profile_id = auth.uid() or c.company_id = private.my_company());
end
$$;
