//! `admin_retry_interview_scoring`: what could not be scored is scored after all.

use crate::{
    commands::interview::{begin, call, emails, work},
    kit::TestApp,
};
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn what_cannot_be_scored_comes_back_and_staff_can_try_again() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let id = begin(&person).await;
    call(&person, "finish_interview", id).await.ok();
    // What the scorer cannot read.
    let admin = app.database.admin().await;
    admin.batch_execute("update private.interview_work set board = '[]'").await.expect("it breaks");
    for _ in 0..8 {
        work(&app).await;
        app.clock.advance(Duration::hours(2));
    }
    let seeker = app.session(&person, "aal1").await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!(lobby["attempts"][0]["state"], "unscored");
    assert_eq!(lobby["attempts"][0]["total"], json!(null));
    assert_eq!((&lobby["used"], &lobby["may_start"]), (&json!(0), &json!(true)));
    work(&app).await;
    assert_eq!(emails(&app, &person).await.len(), 1);

    let staff = app.staff().await;
    let list = staff.rpc("admin_list_unscored_interviews", &json!({ "p_reason": "A look" })).await.ok();
    assert_eq!(list[0]["id"], json!(id));
    admin
        .batch_execute(r#"update private.interview_work set board = '{"nodes": [], "edges": [], "notes": ""}'"#)
        .await
        .expect("it is mended");
    let retry = json!({ "p_attempt_id": id, "p_reason": "Mended" });
    staff.rpc("admin_retry_interview_scoring", &retry).await.ok();
    assert_eq!(staff.rpc("admin_retry_interview_scoring", &retry).await.error(409), "conflict");
    let unknown = json!({ "p_attempt_id": uuid::Uuid::new_v4(), "p_reason": "Mended" });
    assert_eq!(staff.rpc("admin_retry_interview_scoring", &unknown).await.error(404), "not_found");
    assert_eq!(seeker.rpc("admin_retry_interview_scoring", &retry).await.error(403), "not_staff");
    work(&app).await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!(
        (&lobby["attempts"][0]["state"], &lobby["used"]),
        (&json!("scored"), &json!(0)),
        "it stays given back"
    );
}
