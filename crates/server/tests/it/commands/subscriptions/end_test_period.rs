//! `end_test_period`: a period that is over, without waiting for it.

use super::{buy, receipts, subscription};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_renews_changes_or_ends() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let admin = &company.admin;
    assert_eq!(admin.rpc("end_test_period", &json!({})).await.error(409), "not_subscribed");
    buy(admin, "flagship", "month").await;
    for paid in 2..4 {
        admin.rpc("end_test_period", &json!({})).await.ok();
        assert_eq!((&subscription(admin).await["state"], receipts(admin).await.len()), (&json!("active"), paid));
    }
    let smaller =
        json!({ "p_id": uuid::Uuid::new_v4(), "p_tier_id": "hiring_kernel", "p_billing_interval": "month" });
    admin.rpc("change_tier", &smaller).await.ok();
    admin.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!(subscription(admin).await["tier_id"], "hiring_kernel");
    admin.rpc("cancel_subscription", &json!({})).await.ok();
    admin.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!(subscription(admin).await["state"], "free");
}
