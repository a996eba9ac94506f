//! `pay_test_checkout`: what is paid is there at once.

use super::{payment, receipts, start, subscription};
use crate::{html_pages::fixture::Scene, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_seeker_buys_a_tier_and_its_limits_rise_at_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let free = subscription(&seeker).await;
    assert_eq!((&free["tier_id"], &free["state"], &free["provider"]), (&json!("core"), &json!("free"), &Value::Null));
    assert_eq!(free["usage"][0], json!({ "limit": "discover_per_day", "used": 0, "allowed": 3 }));
    let checkout = start(&seeker, "pro", "month").await;
    let open = seeker.rpc("get_checkout", &json!({ "p_id": checkout })).await.ok();
    assert_eq!(
        (&open["state"], &open["amount_cents"], &open["currency"]),
        (&json!("open"), &json!(5000), &json!("USD"))
    );
    let declined = seeker.rpc("pay_test_checkout", &payment(checkout, "declines")).await.ok();
    assert_eq!(declined["state"], "declined");
    assert_eq!(subscription(&seeker).await["tier_id"], "core");
    seeker.rpc("pay_test_checkout", &payment(checkout, "pays")).await.ok();
    let paid = subscription(&seeker).await;
    assert_eq!(
        (&paid["tier_id"], &paid["state"], &paid["provider"]),
        (&json!("pro"), &json!("active"), &json!("test"))
    );
    assert_eq!(seeker.rpc("get_daily_quotas", &json!({})).await.ok()["discover"]["limit"], 5);
    let receipts = receipts(&seeker).await;
    assert_eq!(receipts.len(), 1);
    assert_eq!((&receipts[0]["amount_cents"], &receipts[0]["tier_id"]), (&json!(5000), &json!("pro")));
    let rows = seeker.get("/rest/v1/subscriptions?select=state,tier_id,billing_interval").await.ok();
    assert_eq!(rows, json!([{ "state": "active", "tier_id": "pro", "billing_interval": "month" }]));
    assert_eq!(app.seeker().await.get("/rest/v1/subscriptions?select=id").await.ok(), json!([]));
    assert_eq!(app.seeker().await.get("/rest/v1/receipts?select=id").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_founding_edition_puts_its_badge_beside_the_name() {
    let scene = Scene::start().await;
    let app = &scene.app;
    let seeker = scene.person("founding-soon", "open").await;
    let call = json!({ "p_slug": "founding-soon" });
    let has_badge = async || {
        let page = app.post("/rest/v1/rpc/get_public_profile", &call).await.ok();
        let html = scene.page("/user/founding-soon").await;
        assert_eq!(html.status, 200);
        assert_eq!(page["engineer_badge"], html.text.contains("Founding Engineer"), "the same without scripts");
        page["engineer_badge"].as_bool().expect("yes or no")
    };
    assert!(!has_badge().await);
    let checkout = start(&seeker, "founding", "year").await;
    assert!(!has_badge().await, "not before it is paid");
    seeker.rpc("pay_test_checkout", &payment(checkout, "pays")).await.ok();
    assert!(has_badge().await);
    assert_eq!(seeker.rpc("get_my_profile", &json!({})).await.ok()["engineer_badge"], true);
}
