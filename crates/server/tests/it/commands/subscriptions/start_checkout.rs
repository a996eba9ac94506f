//! `start_checkout`: one at a time, paid once, at the price of the tier, for those who pay.

use super::{buy, payment, receipts, start, subscription};
use crate::{commands::pointers, kit::TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn g05_a_double_click_and_ten_tabs_pay_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_tier_id": "pro", "p_billing_interval": "year" });
    for answer in futures::future::join_all((0..4).map(|_| seeker.rpc("start_checkout", &call))).await {
        answer.ok();
    }
    let calls: Vec<Value> = (0..10)
        .map(|_| json!({ "p_id": Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "month" }))
        .collect();
    for answer in futures::future::join_all(calls.iter().map(|call| seeker.rpc("start_checkout", call))).await {
        answer.ok();
    }
    let pay: Vec<Value> = calls.iter().map(|call| json!({ "p_id": call["p_id"], "p_outcome": "pays" })).collect();
    let twice: Vec<&Value> = pay.iter().chain(&pay).collect();
    let answers = futures::future::join_all(twice.iter().map(|pay| seeker.rpc("pay_test_checkout", pay))).await;
    let paid = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(paid, 2, "the last tab, clicked twice");
    assert!(answers.iter().all(|answer| answer.status.is_success() || answer.error(409) == "checkout_expired"));
    assert_eq!(receipts(&seeker).await.len(), 1);
    let again = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "month" });
    assert_eq!(seeker.rpc("start_checkout", &again).await.error(409), "already_subscribed");
}

#[tokio::test(flavor = "multi_thread")]
async fn g06_the_price_is_the_tiers_and_nothing_is_given_before_it_is_paid() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company_on("employer_core").await);
    let call = |tier: &str, interval: &str| json!({ "p_id": Uuid::new_v4(), "p_tier_id": tier, "p_billing_interval": interval });
    for (tier, interval) in [("core", "month"), ("founding", "month"), ("free-for-all", "year"), ("", "year")] {
        let refused = seeker.rpc("start_checkout", &call(tier, interval)).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_input", vec!["/p_tier_id".to_owned()])
        );
    }
    assert_eq!(company.admin.rpc("start_checkout", &call("founding", "year")).await.error(403), "not_job_seeker");
    assert_eq!(seeker.rpc("start_checkout", &call("flagship", "year")).await.error(403), "not_employer");
    assert_eq!(seeker.rpc("start_checkout", &call("pro", "week")).await.error(422), "invalid_input");
    let mut cheap = call("pro", "month");
    cheap["p_amount_cents"] = json!(1);
    assert!(seeker.rpc("start_checkout", &cheap).await.status.is_client_error());
    let id = start(&seeker, "pro", "year").await;
    // The page that follows a payment gives nothing.
    assert_eq!(seeker.rpc("get_checkout", &json!({ "p_id": id })).await.ok()["state"], "open");
    assert_eq!(subscription(&seeker).await["tier_id"], "core");
    let other = json!({ "p_id": id, "p_tier_id": "founding", "p_billing_interval": "year" });
    assert_eq!(seeker.rpc("start_checkout", &other).await.error(409), "idempotency_mismatch");
    for body in [json!({ "state": "active", "tier_id": "pro" }), json!({ "tier_id": "founding" })] {
        assert!(seeker.post("/rest/v1/subscriptions", &body).await.status.is_client_error());
    }
    let stranger = app.seeker().await;
    assert_eq!(stranger.rpc("get_checkout", &json!({ "p_id": id })).await.ok(), Value::Null);
    for pay in ["pays", "declines"] {
        assert_eq!(stranger.rpc("pay_test_checkout", &payment(id, pay)).await.error(404), "not_found");
    }
    assert_eq!(stranger.rpc("abandon_checkout", &json!({ "p_id": id })).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn g10_a_company_is_paid_for_by_its_admin_alone() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let every = ["manage_company", "manage_jobs", "manage_team", "view_candidates", "view_analytics"];
    let recruiter = app.recruiter(&company, &every).await;
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "flagship", "p_billing_interval": "year" });
    assert_eq!(recruiter.rpc("start_checkout", &call).await.error(403), "not_admin");
    let checkout = start(&company.admin, "flagship", "year").await;
    for (command, args) in [
        ("pay_test_checkout", payment(checkout, "pays")),
        ("abandon_checkout", json!({ "p_id": checkout })),
        ("open_billing_portal", json!({})),
        ("cancel_subscription", json!({})),
        ("resume_subscription", json!({})),
        ("fail_test_payment", json!({})),
        ("preview_tier_change", json!({ "p_tier_id": "hiring_kernel", "p_billing_interval": "year" })),
        (
            "change_tier",
            json!({ "p_id": Uuid::new_v4(), "p_tier_id": "hiring_kernel", "p_billing_interval": "year" }),
        ),
    ] {
        assert_eq!(recruiter.rpc(command, &args).await.error(403), "not_admin", "{command}");
    }
    company.admin.rpc("pay_test_checkout", &payment(checkout, "pays")).await.ok();
    assert_eq!(recruiter.rpc("get_subscription", &json!({})).await.ok(), Value::Null);
    assert_eq!(recruiter.get("/rest/v1/subscriptions?select=id").await.ok(), json!([]));
    assert_eq!(recruiter.get("/rest/v1/receipts?select=id").await.ok(), json!([]));
    assert_eq!(subscription(&company.admin).await["tier_id"], "flagship");
    assert_eq!(receipts(&company.admin).await[0]["amount_cents"], 999_000);
    let other = app.company().await;
    assert_eq!(other.admin.rpc("cancel_subscription", &json!({})).await.error(409), "not_subscribed");
    assert_eq!(other.admin.get("/rest/v1/receipts?select=id").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_given_counts_beside_what_is_paid() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    crate::commands::arrange(&app, "update profiles set tier = 'founding' where id = $1", seeker.id).await;
    buy(&seeker, "pro", "month").await;
    let both = subscription(&seeker).await;
    assert_eq!((&both["tier_id"], &both["paid_tier_id"]), (&json!("founding"), &json!("pro")));
}
