//! `admin_audit_log`: acts of staff, newest first, in pages; reading it is an act too.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn acts_are_listed_in_pages_and_reading_is_one() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company_in("pending").await);
    let review = json!({ "p_company_id": company.id, "p_status": "approved", "p_reason": "Known shop" });
    staff.rpc("admin_review_company", &review).await.ok();
    let log = staff.rpc("admin_audit_log", &json!({ "p_reason": "Check", "p_action": "company.review" })).await.ok();
    let entry = &log["entries"][0];
    assert_eq!((&entry["reason"], &entry["subject_id"]), (&json!("Known shop"), &json!(company.id)));
    assert_eq!((&entry["actor"]["id"], &log["next_before"]), (&json!(staff.id), &json!(null)));
    let first = staff.rpc("admin_audit_log", &json!({ "p_reason": "Check", "p_limit": 1 })).await.ok();
    assert_eq!(first["entries"][0]["action"], "audit.read", "the newest is this reading");
    let rest = json!({ "p_reason": "Check", "p_before": first["next_before"], "p_limit": 100 });
    let rest = staff.rpc("admin_audit_log", &rest).await.ok();
    assert!(rest["entries"].as_array().expect("a list").iter().all(|entry| entry["id"] != first["entries"][0]["id"]));
    let odd = staff.rpc("admin_audit_log", &json!({ "p_reason": "Check", "p_limit": 101 })).await;
    assert_eq!(pointers(&odd), ["/p_limit"]);
}
