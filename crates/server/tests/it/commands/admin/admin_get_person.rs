//! `admin_get_person`: what staff need to know, and no secret of it.

use super::reported;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_account_shows_its_state_what_was_reported_and_what_staff_did() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "Buy my course").await;
    let id = found.company.admin.id;
    app.with_factor(&found.company.admin).await;
    let person = staff.rpc("admin_get_person", &json!({ "p_id": id, "p_reason": "A report" })).await.ok();
    assert_eq!((&person["state"], &person["is_me"]), (&json!("active"), &json!(false)));
    assert_eq!((&person["email"], &person["sessions"]), (&json!(found.company.admin.email), &json!(2)));
    assert_eq!(person["company"]["company_role"], "admin");
    assert_eq!((&person["reports"][0]["id"], &person["reports"][0]["reason"]), (&report, &json!("spam")));
    assert_eq!(
        (&person["factors"][0]["factor_type"], &person["factors"][0]["removal"]),
        (&json!("totp"), &json!(null))
    );
    assert_eq!(person["acts"], json!([]), "a look is no act");
    staff.rpc("admin_deactivate_person", &json!({ "p_id": id, "p_reason": "Sells courses" })).await.ok();
    let closed = staff.rpc("admin_get_person", &json!({ "p_id": id, "p_reason": "A report" })).await.ok();
    let act = &closed["acts"][0];
    assert_eq!((&act["action"], &act["reason"]), (&json!("person.deactivate"), &json!("Sells courses")));
    assert_eq!(act["actor"]["id"], json!(staff.id));
    let text = person.to_string();
    for secret in ["secret", "password_hash", "Buy my course", "credential"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}
