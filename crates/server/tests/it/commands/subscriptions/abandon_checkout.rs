//! `abandon_checkout`: what was given up or took too long is not paid.

use super::{buy, look, payment, start};
use crate::kit::TestApp;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_abandoned_or_too_late_is_not_paid() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let first = start(&seeker, "pro", "month").await;
    let gone = seeker.rpc("abandon_checkout", &json!({ "p_id": first })).await.ok();
    assert_eq!(gone["state"], "abandoned");
    assert_eq!(seeker.rpc("pay_test_checkout", &payment(first, "pays")).await.error(409), "checkout_expired");
    let second = start(&seeker, "pro", "month").await;
    app.clock.advance(Duration::minutes(30));
    assert_eq!(seeker.rpc("pay_test_checkout", &payment(second, "pays")).await.error(409), "checkout_expired");
    look(&app).await;
    assert_eq!(seeker.rpc("get_checkout", &json!({ "p_id": second })).await.ok()["state"], "expired");
    buy(&seeker, "pro", "month").await;
}
