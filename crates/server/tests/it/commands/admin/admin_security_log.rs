//! `admin_security_log`: what happened to accounts, for staff.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn events_of_one_person_are_listed_and_the_reading_is_logged() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let write = "insert into auth.audit_log (at, action, user_id) values (now(), 'login', $1), (now(), 'logout', $1)";
    crate::commands::arrange(&app, write, seeker.id).await;
    let call = json!({ "p_reason": "A question", "p_user_id": seeker.id, "p_limit": 1 });
    let page = staff.rpc("admin_security_log", &call).await.ok();
    assert_eq!(
        (&page["entries"][0]["action"], &page["entries"][0]["user_id"]),
        (&json!("logout"), &json!(seeker.id))
    );
    let next = json!({ "p_reason": "A question", "p_user_id": seeker.id, "p_before": page["next_before"] });
    assert_eq!(staff.rpc("admin_security_log", &next).await.ok()["entries"][0]["action"], "login");
    let read = staff.rpc("admin_audit_log", &json!({ "p_reason": "r", "p_action": "security.read" })).await.ok();
    assert_eq!(read["entries"][0]["subject_id"], json!(seeker.id));
    let odd = staff.rpc("admin_security_log", &json!({ "p_reason": "r", "p_limit": 0 })).await;
    assert_eq!(pointers(&odd), ["/p_limit"]);
}
