//! `fail_test_payment`: a payment that fails is due for seven days.

use super::{allowed, buy, pass, receipts, subscription, told};
use crate::kit::TestApp;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn g08_a_failed_payment_keeps_the_tier_for_seven_days() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    for person in [&seeker, &other] {
        buy(person, "pro", "month").await;
        person.rpc("fail_test_payment", &json!({})).await.ok();
        assert_eq!(subscription(person).await["state"], "active");
    }
    pass(&app, Duration::days(31)).await;
    let (seeker, other) = (app.session(&seeker, "aal1").await, app.session(&other, "aal1").await);
    let due = subscription(&seeker).await;
    assert_eq!((&due["state"], &due["tier_id"]), (&json!("past_due"), &json!("pro")));
    assert!(due["grace_ends_at"].is_string(), "{due}");
    assert_eq!(told(&seeker).await[0], "Your payment for Pro Builder failed");
    let call = json!({ "p_id": uuid::Uuid::new_v4(), "p_tier_id": "founding", "p_billing_interval": "year" });
    assert_eq!(seeker.rpc("change_tier", &call).await.error(409), "payment_due");
    assert_eq!(seeker.rpc("start_checkout", &call).await.error(409), "already_subscribed");
    // One recovers, the other doesn't.
    pass(&app, Duration::days(3)).await;
    let (seeker, other) = (app.session(&seeker, "aal1").await, app.session(&other, "aal1").await);
    other.rpc("settle_test_payment", &json!({})).await.ok();
    assert_eq!((&subscription(&other).await["state"], receipts(&other).await.len()), (&json!("active"), 2));
    pass(&app, Duration::days(4)).await;
    let (seeker, other) = (app.session(&seeker, "aal1").await, app.session(&other, "aal1").await);
    assert_eq!(subscription(&other).await["state"], "active");
    assert_eq!(allowed(&seeker, "discover_per_day").await, 3);
    assert_eq!((&subscription(&seeker).await["state"], receipts(&seeker).await.len()), (&json!("free"), 1));
    assert_eq!(told(&seeker).await[0], "Your subscription to Pro Builder has ended");
    buy(&seeker, "pro", "month").await;
}
