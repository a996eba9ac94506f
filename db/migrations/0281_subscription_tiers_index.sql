-- Ended subscriptions refer to a tier too.
drop index public.subscriptions_tier;
create index subscriptions_tier on public.subscriptions (tier_id);
