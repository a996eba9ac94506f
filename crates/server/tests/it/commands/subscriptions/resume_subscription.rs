//! `resume_subscription`: what waits for the period's end is taken back.

use super::{buy, subscription};
use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_cancellation_and_a_smaller_plan_are_taken_back() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    assert_eq!(seeker.rpc("resume_subscription", &json!({})).await.error(409), "not_subscribed");
    buy(&seeker, "pro", "year").await;
    let end = subscription(&seeker).await["current_period_end"].clone();
    seeker.rpc("cancel_subscription", &json!({})).await.ok();
    seeker.rpc("resume_subscription", &json!({})).await.ok();
    let smaller = json!({ "p_id": uuid::Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "month" });
    seeker.rpc("change_tier", &smaller).await.ok();
    assert_eq!(subscription(&seeker).await["next_billing_interval"], "month");
    for _ in 0..2 {
        seeker.rpc("resume_subscription", &json!({})).await.ok();
        let now = subscription(&seeker).await;
        assert_eq!((&now["state"], &now["next_tier_id"]), (&json!("active"), &Value::Null));
        assert_eq!(now["current_period_end"], end);
    }
}
