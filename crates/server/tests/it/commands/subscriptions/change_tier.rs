//! More at once, less at the end of the period.

use super::{allowed, buy, pass, receipts, subscription};
use crate::kit::{Person, TestApp};
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
