//! Subscriptions with the test provider: bought, changed, renewed, failed, recovered and ended.

mod abandon_checkout;
mod cancel_subscription;
mod change_tier;
mod end_test_period;
mod fail_test_payment;
mod kill;
mod life;
mod limits;
mod localstripe;
mod open_billing_portal;
mod pay_test_checkout;
mod preview_tier_change;
mod resume_subscription;
mod seats;
mod settle_test_payment;
mod start_checkout;
mod stripe;

use crate::kit::{Person, TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// Starts a checkout; its id.
async fn start(buyer: &Person, tier: &str, interval: &str) -> Uuid {
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_tier_id": tier, "p_billing_interval": interval });
    let answer = buyer.rpc("start_checkout", &call).await.ok();
    assert_eq!(answer, json!({ "id": id, "url": format!("/dashboard/checkout/{id}"), "provider": "test" }));
    id
}

fn payment(checkout: Uuid, outcome: &str) -> Value {
    json!({ "p_id": checkout, "p_outcome": outcome })
}

/// Buys a tier.
async fn buy(buyer: &Person, tier: &str, interval: &str) {
    let checkout = start(buyer, tier, interval).await;
    let paid = buyer.rpc("pay_test_checkout", &payment(checkout, "pays")).await.ok();
    assert_eq!(paid, json!({ "id": checkout, "state": "paid" }));
}

async fn subscription(owner: &Person) -> Value {
    owner.rpc("get_subscription", &json!({})).await.ok()
}

/// What the owner's tier allows of something.
async fn allowed(owner: &Person, limit: &str) -> Value {
    let usage = subscription(owner).await["usage"].clone();
    let found = usage.as_array().expect("a list").iter().find(|usage| usage["limit"] == limit).cloned();
    found.expect("the limit")["allowed"].clone()
}

/// Lets the time pass, and the clock of the server come by.
async fn pass(app: &TestApp, time: Duration) {
    app.clock.advance(time);
    look(app).await;
}

async fn look(app: &TestApp) {
    let done = devproof_commands::run_subscriptions(&app.db, app.app.command_settings(), app.clock.now()).await;
    done.expect("the clock comes by");
}

async fn receipts(owner: &Person) -> Vec<Value> {
    owner.get("/rest/v1/receipts?select=*&order=paid_at").await.ok().as_array().expect("a list").clone()
}

/// The titles of what someone was told, the newest first.
async fn told(person: &Person) -> Vec<String> {
    let list = person.rpc("get_notifications", &json!({ "p_limit": 20 })).await.ok();
    let entries = list["notifications"].as_array().or(list.as_array()).expect("a list").clone();
    entries.iter().map(|entry| entry["title"].as_str().expect("a title").to_owned()).collect()
}
