-- What people pay for. How a subscription is, a payment provider says; what follows from it is decided in crates/billing.

-- Places that a limited tier has in all; null is no limit.
alter table public.subscription_tiers add column seats integer check (seats > 0);

create table public.subscriptions (
    id uuid primary key,
    -- A job seeker's or a company's.
    profile_id uuid references public.profiles on delete cascade,
    company_id uuid references public.companies on delete cascade,
    tier_id text not null references public.subscription_tiers,
    state text not null check (state in ('pending', 'active', 'past_due', 'cancelling', 'ended')),
    billing_interval text not null check (billing_interval in ('month', 'year')),
    current_period_start timestamptz not null,
    current_period_end timestamptz not null check (current_period_end > current_period_start),
    -- When its features go, while a payment is due.
    grace_ends_at timestamptz,
    -- Until when its tier is in force if nothing more is heard of it; null while it isn't.
    entitled_until timestamptz,
    -- A smaller plan that waits for the period's end.
    next_tier_id text references public.subscription_tiers,
    next_billing_interval text check (next_billing_interval in ('month', 'year')),
    provider text not null check (provider in ('test', 'stripe')),
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    check (num_nonnulls(profile_id, company_id) = 1),
    check ((grace_ends_at is not null) = (state = 'past_due')),
    check ((entitled_until is not null) = (state in ('active', 'past_due', 'cancelling'))),
    check ((next_tier_id is null) = (next_billing_interval is null))
);
create index subscriptions_profile on public.subscriptions (profile_id, created_at) where profile_id is not null;
create index subscriptions_company on public.subscriptions (company_id, created_at) where company_id is not null;
create index subscriptions_tier on public.subscriptions (tier_id) where state <> 'ended';
create index subscriptions_next_tier on public.subscriptions (next_tier_id) where next_tier_id is not null;
-- One that goes with its owner is told to those who could see it.
alter table public.subscriptions replica identity full;

create table public.receipts (
    id uuid primary key default gen_random_uuid(),
    subscription_id uuid not null references public.subscriptions on delete cascade,
    -- As the provider numbers them.
    number text not null check (char_length(number) between 1 and 80),
    tier_id text not null references public.subscription_tiers,
    amount_cents bigint not null check (amount_cents >= 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    period_start timestamptz not null,
    period_end timestamptz not null,
    paid_at timestamptz not null,
    -- Where the provider shows it.
    url text check (char_length(url) <= 2000),
    created_at timestamptz not null default clock_timestamp(),
    unique (subscription_id, number)
);
create index receipts_newest on public.receipts (subscription_id, paid_at desc);
create index receipts_tier on public.receipts (tier_id);

-- Someone on the way to pay.
create table private.checkouts (
    -- Made by the client: starting again never doubles it.
    id uuid primary key,
    profile_id uuid references public.profiles on delete cascade,
    company_id uuid references public.companies on delete cascade,
    -- Null once that account is deleted.
    started_by uuid references public.profiles on delete set null,
    tier_id text not null references public.subscription_tiers,
    billing_interval text not null check (billing_interval in ('month', 'year')),
    amount_cents bigint not null check (amount_cents > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    state text not null default 'open' check (state in ('open', 'paid', 'declined', 'abandoned', 'expired')),
    provider text not null check (provider in ('test', 'stripe')),
    -- What the provider calls it, and where it is paid.
    provider_session_id text unique,
    url text check (char_length(url) <= 4000),
    expires_at timestamptz not null,
    subscription_id uuid references public.subscriptions on delete set null,
    created_at timestamptz not null default clock_timestamp(),
    check (num_nonnulls(profile_id, company_id) = 1)
);
-- One at a time for each owner.
create unique index checkouts_open_profile on private.checkouts (profile_id) where state in ('open', 'declined');
create unique index checkouts_open_company on private.checkouts (company_id) where state in ('open', 'declined');
create index checkouts_profile on private.checkouts (profile_id);
create index checkouts_company on private.checkouts (company_id);
create index checkouts_started_by on private.checkouts (started_by);
create index checkouts_tier on private.checkouts (tier_id);
create index checkouts_subscription on private.checkouts (subscription_id);
create index checkouts_due on private.checkouts (expires_at) where state in ('open', 'declined');

-- The seats of a limited tier that are taken: by someone who is paying, or by a subscription. The key holds that none is
-- taken twice.
create table private.tier_seats (
    tier_id text not null references public.subscription_tiers,
    seat integer not null check (seat > 0),
    checkout_id uuid unique references private.checkouts on delete cascade,
    subscription_id uuid unique references public.subscriptions on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (tier_id, seat),
    check (num_nonnulls(checkout_id, subscription_id) = 1)
);

-- What a provider calls a subscription, and the newest that it said of it.
create table private.provider_subscriptions (
    subscription_id uuid primary key references public.subscriptions on delete cascade,
    -- With the provider's name before it.
    provider_id text not null unique,
    customer_id text,
    -- crates/billing reads it.
    seen jsonb not null,
    -- When it stands differently, if nothing more is heard of it.
    turns_at timestamptz,
    -- Two snapshots of one second differ: the provider has to be asked.
    is_unclear boolean not null default false,
    asked_at timestamptz,
    created_at timestamptz not null default clock_timestamp()
);
create index provider_subscriptions_customer on private.provider_subscriptions (customer_id);
create index provider_subscriptions_turns on private.provider_subscriptions (turns_at) where turns_at is not null;
create index provider_subscriptions_asked on private.provider_subscriptions (asked_at nulls first);

-- The customer that a provider knows an owner by, so that a second subscription is the same customer's.
create table private.billing_customers (
    provider_id text primary key,
    profile_id uuid unique references public.profiles on delete cascade,
    company_id uuid unique references public.companies on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    check (num_nonnulls(profile_id, company_id) = 1)
);

-- Events that a provider has told us, each once.
create table private.payment_events (
    provider text not null check (provider in ('test', 'stripe')),
    event_id text not null check (char_length(event_id) between 1 and 200),
    happened_at timestamptz not null,
    received_at timestamptz not null,
    outcome text not null check (outcome in ('applied', 'late', 'ignored')),
    subscription_id uuid references public.subscriptions on delete cascade,
    primary key (provider, event_id)
);
create index payment_events_subscription on private.payment_events (subscription_id);
create index payment_events_received on private.payment_events (received_at);

-- The provider `test`: a counterpart in this database, which bills nobody.
create table private.test_subscriptions (
    id uuid primary key references public.subscriptions on delete cascade,
    version bigint not null,
    -- The first day: months are counted from it.
    anchor timestamptz not null,
    snapshot jsonb not null,
    -- When it renews, ends, or gives up on a payment.
    due_at timestamptz,
    fails_next boolean not null default false,
    created_at timestamptz not null default clock_timestamp()
);
create index test_subscriptions_due on private.test_subscriptions (due_at) where due_at is not null;

-- Those who pay are told of receipts, of payments that failed and of the end, whichever kinds there are by now.
do $$
declare
    v_table text;
begin
    foreach v_table in array array['notifications', 'notification_settings'] loop
        execute (
            select format('alter table public.%I drop constraint %I, add constraint %2$I %s', v_table, k.conname,
                replace(pg_get_constraintdef(k.oid), 'ARRAY[',
                    'ARRAY[''payment_received''::text, ''payment_failed''::text, ''subscription_ended''::text, '))
            from pg_constraint k
            where k.conrelid = format('public.%I', v_table)::regclass and k.conname = v_table || '_kind_check');
    end loop;
end
$$;
