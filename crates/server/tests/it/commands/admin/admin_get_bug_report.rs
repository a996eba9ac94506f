//! `admin_get_bug_report`: what came with a report; reading it is in the log, and only staff with a factor see the picture.

use crate::{
    commands::bug_reports::report,
    kit::TestApp,
    storage::kit::{name_in, png},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn staff_with_a_factor_read_it_with_its_screenshot() {
    let app = TestApp::start().await;
    let (staff, person) = (app.staff().await, app.seeker().await);
    let one_factor = app.session(&staff, "aal1").await;
    let path = name_in(person.id);
    person.upload("bug-reports", &path, png()).await.ok();
    let id = report(&person, json!({ "p_screenshot_path": path, "p_platform": "Linux" })).await.ok()["id"].clone();
    let read = staff.rpc("admin_get_bug_report", &json!({ "p_id": id, "p_reason": "To look" })).await.ok();
    assert_eq!((&read["screenshot_path"], &read["platform"]), (&json!(path), &json!("Linux")));
    assert_eq!((&read["has_screenshot"], &read["reporter"]["id"]), (&json!(true), &json!(person.id)));
    let picture = format!("/storage/v1/object/authenticated/bug-reports/{path}");
    assert_eq!(staff.get(&picture).await.status.as_u16(), 200);
    for refused in [&one_factor, &app.seeker().await] {
        assert!(!refused.get(&picture).await.status.is_success());
    }
    let log = "select reason from private.audit_log where action = 'bug_report.read' and subject_id = $1";
    let entry = app.database.admin().await.query_one(log, &[&id.as_str().expect("an id")]).await.expect("one entry");
    assert_eq!(entry.get::<_, String>(0), "To look");
}
