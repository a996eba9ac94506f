//! `settle_test_payment`: a payment that failed is paid after all, once.

use super::{buy, receipts, subscription};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_payment_that_is_due_is_paid_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    assert_eq!(seeker.rpc("settle_test_payment", &json!({})).await.error(409), "not_subscribed");
    buy(&seeker, "pro", "month").await;
    seeker.rpc("fail_test_payment", &json!({})).await.ok();
    // Taken back before it failed.
    seeker.rpc("settle_test_payment", &json!({})).await.ok();
    seeker.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!((&subscription(&seeker).await["state"], receipts(&seeker).await.len()), (&json!("active"), 2));
    seeker.rpc("fail_test_payment", &json!({})).await.ok();
    seeker.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!((&subscription(&seeker).await["state"], receipts(&seeker).await.len()), (&json!("past_due"), 2));
    let call = json!({});
    for answer in futures::future::join_all((0..4).map(|_| seeker.rpc("settle_test_payment", &call))).await {
        answer.ok();
    }
    assert_eq!((&subscription(&seeker).await["state"], receipts(&seeker).await.len()), (&json!("active"), 3));
}
