//! Stripe: what is asked of it, what it tells, and what is done when it doesn't.

use super::{look, receipts, subscription, told};
use crate::kit::{
    Person, TestApp,
    stripe::{FakeStripe, WEBHOOK_SECRET, deliver, deliver_signed},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// Starts a checkout; its id, and Stripe's name for it.
pub(super) async fn start(buyer: &Person, tier: &str, interval: &str) -> (Uuid, String) {
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_tier_id": tier, "p_billing_interval": interval });
    let answer = buyer.rpc("start_checkout", &call).await.ok();
    let url = answer["url"].as_str().expect("an address");
    assert_eq!(answer["provider"], "stripe");
    (id, url.strip_prefix("https://checkout.example/").expect("Stripe's address").to_owned())
}

async fn deliver_all(app: &TestApp, stripe: &FakeStripe) {
    for event in stripe.told() {
        assert_eq!(deliver(app, &event).await.status, 200);
    }
}

/// Buys a tier; Stripe's name for the subscription.
pub(super) async fn buy(app: &TestApp, stripe: &FakeStripe, buyer: &Person, tier: &str) -> String {
    let (_, session) = start(buyer, tier, if tier == "founding" { "year" } else { "month" }).await;
    let name = stripe.complete(&session);
    deliver_all(app, stripe).await;
    name
}

/// Does what is in the queue.
pub(super) async fn work(app: &TestApp) {
    app.app.worker().expect("a worker").drain().await.expect("the queue");
}

#[tokio::test(flavor = "multi_thread")]
async fn g01_an_event_is_believed_when_stripe_signed_it_lately() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let seeker = app.seeker().await;
    let (_, session) = start(&seeker, "pro", "month").await;
    stripe.complete(&session);
    let now = app.clock.now();
    for event in stripe.told() {
        let body = event.to_string();
        let sign = |secret: &str, at| devproof_billing::stripe::sign(body.as_bytes(), secret, at);
        let late = now - Duration::minutes(5) - Duration::SECOND;
        let wrong = [String::new(), sign("whsec_other", now), sign(WEBHOOK_SECRET, late), "t=1,v1=ab".to_owned()];
        for signature in wrong {
            assert_eq!(deliver_signed(&app, &body, &signature).await.status, 400, "{signature}");
        }
        let other = body.replace("active", "canceled");
        if other != body {
            assert_eq!(deliver_signed(&app, &other, &sign(WEBHOOK_SECRET, now)).await.status, 400);
        }
        assert_eq!(subscription(&seeker).await["state"], "free");
    }
    // Without Stripe there is nobody to believe.
    let plain = TestApp::start().await;
    let body = json!({ "id": "evt" }).to_string();
    let signature = devproof_billing::stripe::sign(body.as_bytes(), "", now);
    assert_eq!(deliver_signed(&plain, &body, &signature).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn g02_events_that_come_many_times_at_once_and_in_any_order_count_once() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let seeker = app.seeker().await;
    let (checkout, session) = start(&seeker, "pro", "month").await;
    assert_eq!(seeker.rpc("get_checkout", &json!({ "p_id": checkout })).await.ok()["provider"], "stripe");
    stripe.complete(&session);
    let mut events = stripe.told();
    events.reverse();
    let many: Vec<&Value> = events.iter().cycle().take(events.len() * 8).collect();
    for answer in futures::future::join_all(many.iter().map(|event| deliver(&app, event))).await {
        assert_eq!(answer.status, 200, "{}", answer.text);
    }
    work(&app).await;
    let paid = subscription(&seeker).await;
    assert_eq!(
        (&paid["tier_id"], &paid["state"], &paid["provider"]),
        (&json!("pro"), &json!("active"), &json!("stripe"))
    );
    let receipts = receipts(&seeker).await;
    assert_eq!((receipts.len(), &receipts[0]["amount_cents"]), (1, &json!(5000)));
    assert!(receipts[0]["url"].as_str().expect("an address").starts_with("https://invoice.example/"));
    assert_eq!(told(&seeker).await, ["Receipt for Pro Builder"]);
    assert_eq!(seeker.rpc("get_checkout", &json!({ "p_id": checkout })).await.ok()["state"], "paid");
}

#[tokio::test(flavor = "multi_thread")]
async fn g04_events_of_another_account_mode_or_price_change_nothing() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let (seeker, company) = (app.seeker().await, app.company_on("employer_core").await);
    let (_, session) = start(&seeker, "pro", "month").await;
    stripe.complete(&session);
    let events = stripe.told();
    let event =
        events.iter().find(|event| event["data"]["object"]["status"] == "active").expect("a subscription").clone();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut event = event.clone();
        event["id"] = json!(format!("evt_{}", Uuid::new_v4().simple()));
        change(&mut event);
        event
    };
    let strange = [
        with(&|event| event["livemode"] = json!(true)),
        with(&|event| event["account"] = json!("acct_other")),
        with(&|event| event["data"]["object"]["items"]["data"][0]["price"]["id"] = json!("price_other")),
        with(&|event| event["data"]["object"]["items"]["data"][0]["price"]["id"] = json!("price_flagship")),
        with(&|event| event["data"]["object"]["metadata"]["checkout_id"] = json!(Uuid::new_v4())),
        with(&|event| event["data"]["object"]["metadata"] = json!({})),
        with(&|event| event["data"]["object"]["items"]["data"] = json!([])),
    ];
    for event in &strange {
        assert_eq!(deliver(&app, event).await.status, 200, "{event}");
        assert_eq!(subscription(&seeker).await["state"], "free", "{event}");
        assert_eq!(subscription(&company.admin).await["tier_id"], "employer_core");
    }
    assert_eq!(deliver(&app, &with(&|event| event["data"]["object"] = json!({ "id": 1 }))).await.status, 400);
    assert_eq!(deliver(&app, &event).await.status, 200);
    assert_eq!(subscription(&seeker).await["tier_id"], "pro");
}

#[tokio::test(flavor = "multi_thread")]
async fn g05_one_session_at_a_time_can_be_paid() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let seeker = app.seeker().await;
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_tier_id": "pro", "p_billing_interval": "month" });
    let answers = futures::future::join_all((0..6).map(|_| seeker.rpc("start_checkout", &call))).await;
    let urls: Vec<String> = answers.iter().map(|answer| answer.json()["url"].to_string()).collect();
    assert!(urls.iter().all(|url| *url == urls[0]), "{urls:?}");
    start(&seeker, "founding", "year").await;
    let (_, last) = start(&seeker, "pro", "year").await;
    assert_eq!(stripe.open_sessions(), 1);
    stripe.complete(&last);
    // Paid in another tab, and nothing heard of it yet: another one isn't begun.
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "month" });
    assert_eq!(seeker.rpc("start_checkout", &call).await.error(409), "already_subscribed");
    deliver_all(&app, &stripe).await;
    assert_eq!(receipts(&seeker).await.len(), 1);
    assert_eq!(seeker.rpc("start_checkout", &call).await.error(409), "already_subscribed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_paid_and_never_told_is_found_when_the_checkout_is_over() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let (payer, leaver) = (app.seeker().await, app.seeker().await);
    let ((paid, session), (left, _)) =
        (start(&payer, "founding", "year").await, start(&leaver, "founding", "year").await);
    stripe.complete(&session);
    drop(stripe.told());
    stripe.set_down(true);
    super::pass(&app, Duration::minutes(31)).await;
    assert_eq!(
        payer.rpc("get_checkout", &json!({ "p_id": paid })).await.ok()["state"],
        "open",
        "while Stripe is silent"
    );
    stripe.set_down(false);
    look(&app).await;
    assert_eq!(subscription(&payer).await["tier_id"], "founding");
    assert_eq!(receipts(&payer).await.len(), 1);
    assert_eq!(leaver.rpc("get_checkout", &json!({ "p_id": left })).await.ok()["state"], "expired");
    assert_eq!(stripe.open_sessions(), 0, "what is given back can't be paid");
    let seats = app.post("/rest/v1/rpc/get_founding_seats", &json!({})).await.ok();
    assert_eq!(seats, json!({ "seats": 500, "left": 499 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_are_made_at_stripe_and_seen_at_once() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let company = app.company_on("employer_core").await;
    let admin = &company.admin;
    let name = buy(&app, &stripe, admin, "hiring_kernel").await;
    let plan = |tier: &str| json!({ "p_id": Uuid::new_v4(), "p_tier_id": tier, "p_billing_interval": "month" });
    let preview = json!({ "p_tier_id": "flagship", "p_billing_interval": "month" });
    assert_eq!(admin.rpc("preview_tier_change", &preview).await.ok()["due_now_cents"], 4321);
    stripe.set_declines(true);
    assert_eq!(admin.rpc("change_tier", &plan("flagship")).await.error(403), "payment_declined");
    assert_eq!(subscription(admin).await["tier_id"], "hiring_kernel");
    stripe.set_declines(false);
    app.clock.advance(Duration::SECOND);
    stripe.tick(&app);
    assert_eq!(admin.rpc("change_tier", &plan("flagship")).await.ok()["takes_effect"], "now");
    assert_eq!(subscription(admin).await["tier_id"], "flagship");
    let form = stripe.calls(&format!("POST /v1/subscriptions/{name}")).pop().expect("a call");
    assert_eq!(
        (form["proration_behavior"].as_str(), form["payment_behavior"].as_str()),
        ("always_invoice", "error_if_incomplete")
    );
    let step = |app: &TestApp| {
        app.clock.advance(Duration::SECOND);
        stripe.tick(app);
    };
    step(&app);
    assert_eq!(admin.rpc("change_tier", &plan("hiring_kernel")).await.ok()["takes_effect"], "period_end");
    let waiting = subscription(admin).await;
    assert_eq!((&waiting["tier_id"], &waiting["next_tier_id"]), (&json!("flagship"), &json!("hiring_kernel")));
    step(&app);
    admin.rpc("resume_subscription", &json!({})).await.ok();
    assert_eq!(subscription(admin).await["next_tier_id"], Value::Null);
    step(&app);
    admin.rpc("cancel_subscription", &json!({})).await.ok();
    assert_eq!(subscription(admin).await["state"], "cancelling");
    // What was told of all that meanwhile changes nothing.
    deliver_all(&app, &stripe).await;
    work(&app).await;
    assert_eq!(subscription(admin).await["state"], "cancelling");
    stripe.set_down(true);
    assert_eq!(admin.rpc("resume_subscription", &json!({})).await.error(503), "billing_unavailable");
    assert_eq!(subscription(admin).await["state"], "cancelling");
    let refused = admin.rpc("fail_test_payment", &json!({})).await;
    assert_eq!(refused.error(404), "not_found", "there is nothing to try out");
}

#[tokio::test(flavor = "multi_thread")]
async fn g08_a_payment_that_fails_is_due_for_seven_days_and_then_ends_at_stripe_too() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let (payer, debtor) = (app.seeker().await, app.seeker().await);
    let (paying, owing) = (buy(&app, &stripe, &payer, "pro").await, buy(&app, &stripe, &debtor, "founding").await);
    app.clock.advance(Duration::days(30));
    stripe.tick(&app);
    stripe.renew(&paying, false);
    stripe.renew(&owing, false);
    deliver_all(&app, &stripe).await;
    for person in [&payer, &debtor] {
        assert_eq!(subscription(&app.session(person, "aal1").await).await["state"], "past_due");
    }
    app.clock.advance(Duration::days(2));
    stripe.tick(&app);
    stripe.change(&paying, |object| object["status"] = json!("active"));
    for kind in ["charge.refunded", "charge.dispute.created"] {
        let event = json!({ "id": format!("evt_{kind}"), "type": kind, "created": 1, "livemode": false,
            "data": { "object": { "id": "ch_1", "customer": "cus_1" } } });
        assert_eq!(deliver(&app, &event).await.status, 200);
    }
    deliver_all(&app, &stripe).await;
    assert_eq!(subscription(&app.session(&payer, "aal1").await).await["state"], "active");
    app.clock.advance(Duration::days(5));
    stripe.tick(&app);
    look(&app).await;
    let debtor = app.session(&debtor, "aal1").await;
    assert_eq!(subscription(&debtor).await["tier_id"], "core");
    let left = async || app.post("/rest/v1/rpc/get_founding_seats", &json!({})).await.ok()["left"].clone();
    assert_eq!(left().await, 499, "it can still be paid for at Stripe");
    work(&app).await;
    assert_eq!(stripe.calls(&format!("DELETE /v1/subscriptions/{owing}")).len(), 1);
    assert_eq!(left().await, 500);
    // Late news changes nothing.
    deliver_all(&app, &stripe).await;
    assert_eq!(subscription(&debtor).await["state"], "free");
}

#[tokio::test(flavor = "multi_thread")]
async fn g11_the_portal_is_the_payers_own() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let (one, other, poor) = (app.seeker().await, app.seeker().await, app.seeker().await);
    buy(&app, &stripe, &one, "pro").await;
    buy(&app, &stripe, &other, "pro").await;
    let open = async |person: &Person, call: Value| person.rpc("open_billing_portal", &call).await;
    let (first, second) = (open(&one, json!({})).await.ok(), open(&other, json!({})).await.ok());
    assert_ne!(first["url"], second["url"]);
    let customers: Vec<String> =
        stripe.calls("POST /v1/billing_portal/sessions").iter().map(|form| form["customer"].clone()).collect();
    assert_eq!(first["url"], format!("https://portal.example/{}", customers[0]));
    // Nobody names a customer.
    let named = open(&other, json!({ "p_customer": customers[0] })).await;
    assert!(named.status.is_client_error());
    assert_eq!(open(&poor, json!({})).await.error(409), "not_subscribed");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_take_payments_alone_load_the_providers_script() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let billing = app.get("/config.json").await.ok()["billing"].clone();
    assert_eq!(billing, json!({ "provider": "stripe", "publishableKey": "pk_test_public" }));
    let policy = async |app: &TestApp, path: &str| {
        let answer = app.request("GET", path).header("accept", "text/html").send().await.expect("an answer");
        answer.headers()["content-security-policy"].to_str().expect("text").to_owned()
    };
    let checkout = format!("/dashboard/checkout/{}", Uuid::new_v4());
    let taking = ["/dashboard/subscription-tiers", "/dashboard/employer-subscription-tiers", checkout.as_str()];
    for path in taking {
        let policy = policy(&app, path).await;
        assert!(
            policy.contains("script-src 'self' https://js.stripe.com;") && policy.contains("frame-src"),
            "{policy}"
        );
    }
    for path in ["/", "/dashboard/settings", "/dashboard/profile"] {
        assert!(!policy(&app, path).await.contains("stripe"), "{path}");
    }
    let plain = TestApp::start().await;
    assert_eq!(plain.get("/config.json").await.ok()["billing"], json!({ "provider": "test" }));
    for path in taking {
        assert!(!policy(&plain, path).await.contains("stripe"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_account_is_billed_no_more() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let (payer, starter) = (app.seeker().await, app.seeker().await);
    let name = buy(&app, &stripe, &payer, "pro").await;
    let (_, session) = start(&starter, "pro", "month").await;
    // Paid, not told yet, and gone.
    let late = stripe.complete(&session);
    for person in [&payer, &starter] {
        person.rpc("delete_account", &json!({ "p_confirmation": "delete my account" })).await.ok();
    }
    work(&app).await;
    deliver_all(&app, &stripe).await;
    for name in [name, late] {
        assert_eq!(stripe.calls(&format!("DELETE /v1/subscriptions/{name}")).len(), 1);
    }
}
