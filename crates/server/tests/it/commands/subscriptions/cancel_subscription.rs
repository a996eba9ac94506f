//! `cancel_subscription`: what was paid for stays to the end of the period.

use super::{allowed, buy, pass, receipts, subscription};
use crate::kit::TestApp;
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn g07_a_tier_that_is_left_stays_to_the_end_of_the_period_and_not_longer() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    buy(&seeker, "pro", "month").await;
    seeker.rpc("cancel_subscription", &json!({})).await.ok();
    let cancelling = subscription(&seeker).await;
    assert_eq!((&cancelling["state"], &cancelling["tier_id"]), (&json!("cancelling"), &json!("pro")));
    // Cancelling again changes nothing, and it can be taken back any number of times.
    let again = seeker.rpc("cancel_subscription", &json!({})).await.ok();
    seeker.rpc("resume_subscription", &json!({})).await.ok();
    assert_eq!(subscription(&seeker).await["state"], "active");
    assert_eq!(seeker.rpc("cancel_subscription", &json!({})).await.ok(), again);
    let end = cancelling["current_period_end"].as_str().expect("a time");
    let end = time::OffsetDateTime::parse(end, &time::format_description::well_known::Rfc3339).expect("a time");
    pass(&app, end - app.clock.now() - Duration::SECOND).await;
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!(allowed(&seeker, "discover_per_day").await, 5);
    app.clock.advance(Duration::SECOND);
    // Before the clock comes by, too: what is over isn't resumed.
    assert_eq!(seeker.rpc("resume_subscription", &json!({})).await.error(409), "not_subscribed");
    pass(&app, Duration::ZERO).await;
    assert_eq!((allowed(&seeker, "discover_per_day").await, receipts(&seeker).await.len()), (json!(3), 1));
    assert_eq!(subscription(&seeker).await["state"], "free");
    buy(&seeker, "pro", "month").await;
    // By the database's own clock a subscription gives nothing once it is over, whenever it is ended.
    let over = "update subscriptions set entitled_until = now() - interval '1 second' where profile_id = $1 and state = 'active'";
    crate::commands::arrange(&app, over, seeker.id).await;
    assert_eq!(allowed(&seeker, "discover_per_day").await, 3);
}
