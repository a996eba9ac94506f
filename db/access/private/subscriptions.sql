-- Payments: functions of the owner read and write these tables.
alter table private.billing_customers enable row level security;
alter table private.checkouts enable row level security;
alter table private.payment_events enable row level security;
alter table private.provider_subscriptions enable row level security;
alter table private.test_subscriptions enable row level security;
alter table private.tier_seats enable row level security;
grant execute on function private.my_billing_owner(), private.my_subscriptions() to authenticated, app_command;
grant execute on function
    private.billing_account(uuid),
    private.decline_checkout(uuid),
    private.entitlements(uuid),
    private.name_session(uuid, text, text),
    private.open_checkout(uuid, uuid, boolean, uuid, text, text, bigint, text, text, text, timestamptz),
    private.owner_tier(uuid),
    private.leaving_payments(),
    private.lifting_tier(uuid, text)
    to app_command;
-- What an event leads to is the same, whether a command or background work brings it.
grant execute on function
    private.billing_people(uuid),
    private.checkout(uuid),
    private.end_checkout(uuid, text),
    private.hold_payment(text, uuid),
    private.hold_test_subscription(uuid, timestamptz),
    private.provider_name(uuid),
    private.record_payment_event(text, text, timestamptz, timestamptz, text, uuid),
    private.keep_seat(text, uuid, uuid),
    private.release_seat(uuid, uuid),
    private.write_receipt(uuid, text, text, bigint, text, timestamptz, timestamptz, timestamptz, text),
    private.write_subscription(jsonb),
    private.write_test_subscription(uuid, bigint, timestamptz, jsonb, timestamptz, boolean)
    to app_command, service_role;
grant execute on function
    private.billing_to_ask(timestamptz, integer),
    private.checkout_of_session(uuid, text),
    private.due_billing(timestamptz, integer),
    private.forget_payment_events(timestamptz, integer),
    private.note_asked(uuid, timestamptz),
    private.subscription_named(text)
    to service_role;
-- The change feed asks who could see a row.
grant execute on function private.audience_subscriptions(jsonb) to devproof_system;
