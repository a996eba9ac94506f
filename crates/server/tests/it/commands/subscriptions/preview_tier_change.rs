//! `preview_tier_change`: says what a change would mean, and changes nothing.

use super::{buy, subscription};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_says_when_and_how_much() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let plan = |tier: &str, interval: &str| json!({ "p_tier_id": tier, "p_billing_interval": interval });
    let preview = async |tier: &str, interval: &str| seeker.rpc("preview_tier_change", &plan(tier, interval)).await;
    assert_eq!(preview("pro", "year").await.error(409), "not_subscribed");
    buy(&seeker, "pro", "month").await;
    let before = subscription(&seeker).await;
    for (tier, interval, due) in [("pro", "year", 45_000), ("founding", "year", 20_000)] {
        let said = preview(tier, interval).await.ok();
        assert_eq!((&said["takes_effect"], &said["due_now_cents"]), (&json!("now"), &json!(due)), "{tier}");
    }
    assert_eq!(preview("pro", "month").await.error(409), "already_subscribed");
    for (tier, interval) in [("core", "month"), ("founding", "month")] {
        assert_eq!(preview(tier, interval).await.error(422), "invalid_input");
    }
    assert_eq!(subscription(&seeker).await, before);
    let yearly = json!({ "p_id": uuid::Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "year" });
    seeker.rpc("change_tier", &yearly).await.ok();
    let said = preview("pro", "month").await.ok();
    assert_eq!((&said["takes_effect"], &said["due_now_cents"]), (&json!("period_end"), &json!(0)));
    assert_eq!(
        said["takes_effect_at"].as_str().map(|at| &at[..10]),
        subscription(&seeker).await["current_period_end"].as_str().map(|at| &at[..10])
    );
}
