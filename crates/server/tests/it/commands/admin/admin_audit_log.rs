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
    let odd = staff.rpc("admin_audit_log", &json!({ "p_reason": "Check", "p_limit": 1001 })).await;
    assert_eq!(pointers(&odd), ["/p_limit"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_filtered_by_who_what_when_and_words_of_the_reason() {
    let app = TestApp::start().await;
    let (staff, other) = (app.staff().await, app.staff().await);
    for (who, reason) in [(&staff, "Ticket 4711: a scam"), (&other, "Ticket 12: scampi")] {
        who.rpc("admin_list_companies", &json!({ "p_reason": reason })).await.ok();
    }
    let found = async |filter: serde_json::Value| -> Vec<String> {
        let mut call = json!({ "p_reason": "Look", "p_action": "company.list" });
        call.as_object_mut().expect("an object").extend(filter.as_object().expect("an object").clone());
        let log = staff.rpc("admin_audit_log", &call).await.ok();
        let entries = log["entries"].as_array().expect("a list").clone();
        entries.iter().map(|entry| entry["reason"].as_str().expect("a reason").to_owned()).collect()
    };
    let (first, second) = ("Ticket 4711: a scam", "Ticket 12: scampi");
    assert_eq!(found(json!({})).await, [second, first]);
    assert_eq!(found(json!({ "p_actor_id": staff.id })).await, [first]);
    assert_eq!(found(json!({ "p_search": "scam" })).await, [second, first]);
    assert_eq!(found(json!({ "p_search": "4711 Ticket" })).await, [first]);
    assert_eq!(found(json!({ "p_search": "!&|:*' \\" })).await, Vec::<String>::new());
    let today = "select (created_at at time zone 'utc')::date::text, (created_at at time zone 'utc')::date - 1 || ''
                 from private.audit_log order by id limit 1";
    let row = app.database.admin().await.query_one(today, &[]).await.expect("a day");
    let (today, yesterday): (String, String) = (row.get(0), row.get(1));
    assert_eq!(found(json!({ "p_since": today, "p_until": today })).await.len(), 2);
    assert_eq!(found(json!({ "p_until": yesterday })).await, Vec::<String>::new());
    let odd = json!({ "p_reason": "Look", "p_since": "yesterday", "p_until": "2026-02-30" });
    assert_eq!(pointers(&staff.rpc("admin_audit_log", &odd).await), ["/p_since", "/p_until"]);
}
