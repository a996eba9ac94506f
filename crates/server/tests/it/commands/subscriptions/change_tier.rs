//! More at once, less at the end of the period.

use super::{
    allowed, buy, pass, receipts,
    seats::{leave, left},
    stripe, subscription,
};
use crate::kit::{Person, TestApp, stripe::FakeStripe};
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

async fn change(owner: &Person, tier: &str, interval: &str) -> Value {
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": tier, "p_billing_interval": interval });
    owner.rpc("change_tier", &call).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn more_begins_at_once_and_costs_the_rest_of_the_period() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let admin = &company.admin;
    buy(admin, "hiring_kernel", "month").await;
    assert_eq!(allowed(admin, "open_jobs").await, 5);
    let preview = json!({ "p_tier_id": "flagship", "p_billing_interval": "month" });
    let preview = admin.rpc("preview_tier_change", &preview).await.ok();
    assert_eq!((&preview["takes_effect"], &preview["due_now_cents"]), (&json!("now"), &json!(70_000)));
    assert_eq!(subscription(admin).await["tier_id"], "hiring_kernel", "a preview changes nothing");
    let changed = change(admin, "flagship", "month").await;
    assert_eq!(changed["due_now_cents"], 70_000);
    assert_eq!(allowed(admin, "open_jobs").await, Value::Null);
    let amounts: Vec<Value> = receipts(admin).await.iter().map(|receipt| receipt["amount_cents"].clone()).collect();
    assert_eq!(amounts, [29_900, 70_000]);
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "flagship", "p_billing_interval": "month" });
    assert_eq!(admin.rpc("change_tier", &call).await.error(409), "already_subscribed");
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "employer_core", "p_billing_interval": "month" });
    assert_eq!(admin.rpc("change_tier", &call).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn less_begins_with_the_next_period_and_can_be_taken_back() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let admin = &company.admin;
    buy(admin, "flagship", "year").await;
    let changed = change(admin, "hiring_kernel", "month").await;
    assert_eq!((&changed["takes_effect"], &changed["due_now_cents"]), (&json!("period_end"), &json!(0)));
    let waiting = subscription(admin).await;
    assert_eq!((&waiting["tier_id"], &waiting["next_tier_id"]), (&json!("flagship"), &json!("hiring_kernel")));
    assert_eq!(waiting["next_billing_interval"], "month");
    admin.rpc("resume_subscription", &json!({})).await.ok();
    assert_eq!(subscription(admin).await["next_tier_id"], Value::Null);
    change(admin, "hiring_kernel", "month").await;
    pass(&app, Duration::days(364)).await;
    let admin = &app.session(admin, "aal1").await;
    assert_eq!(allowed(admin, "open_jobs").await, Value::Null);
    pass(&app, Duration::days(2)).await;
    let admin = &app.session(admin, "aal1").await;
    assert_eq!(allowed(admin, "open_jobs").await, 5);
    let now = subscription(admin).await;
    assert_eq!(
        (&now["state"], &now["billing_interval"], &now["next_tier_id"]),
        (&json!("active"), &json!("month"), &Value::Null)
    );
}

fn to_founding() -> Value {
    json!({ "p_id": Uuid::new_v4(), "p_tier_id": "founding", "p_billing_interval": "year" })
}

#[tokio::test(flavor = "multi_thread")]
async fn g09_a_declined_upgrade_gives_its_seat_back_at_once() {
    let provider = FakeStripe::start().await;
    let app = provider.app().await;
    let (first, second) = (app.seeker().await, app.seeker().await);
    for buyer in [&first, &second] {
        stripe::buy(&app, &provider, buyer, "pro").await;
    }
    leave(&app, 1).await;
    provider.set_declines(true);
    let call = to_founding();
    // Twice the same change, and others of the same subscription.
    let others: Vec<Value> = (0..3).map(|_| to_founding()).chain([call.clone(), call]).collect();
    let answers = futures::future::join_all(others.iter().map(|call| first.rpc("change_tier", call))).await;
    assert!(answers.iter().all(|answer| answer.error(403) == "payment_declined"));
    assert_eq!((left(&app).await, &subscription(&first).await["tier_id"]), (json!(1), &json!("pro")));
    provider.set_declines(false);
    app.clock.advance(Duration::SECOND);
    provider.tick(&app);
    second.rpc("change_tier", &to_founding()).await.ok();
    assert_eq!((left(&app).await, &subscription(&second).await["tier_id"]), (json!(0), &json!("founding")));
    assert_eq!(first.rpc("change_tier", &to_founding()).await.error(409), "sold_out");
    // A seat that is paid for is nobody's to give back.
    let release = "select private.release_seat(s.subscription_id, gen_random_uuid()) from private.tier_seats s
                   where s.subscription_id is not null";
    app.database.admin().await.query(release, &[]).await.expect("the function");
    assert_eq!(left(&app).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_stripe_never_answered_it_is_asked_whose_the_seat_is() {
    let provider = FakeStripe::start().await;
    let app = provider.app().await;
    let seeker = app.seeker().await;
    stripe::buy(&app, &provider, &seeker, "pro").await;
    app.clock.advance(Duration::SECOND);
    provider.tick(&app);
    provider.set_down(true);
    assert_eq!(seeker.rpc("change_tier", &to_founding()).await.error(503), "billing_unavailable");
    assert_eq!(left(&app).await, 499, "it may have been paid");
    provider.set_down(false);
    stripe::work(&app).await;
    assert_eq!((left(&app).await, &subscription(&seeker).await["tier_id"]), (json!(500), &json!("pro")));
}
