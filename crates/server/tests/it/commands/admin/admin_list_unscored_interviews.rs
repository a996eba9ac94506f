//! `admin_list_unscored_interviews`: attempts without a score, and why.

use crate::{
    commands::interview::{begin, call, scored, work},
    kit::TestApp,
};
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn attempts_that_wait_or_failed_are_listed_and_scored_ones_are_not() {
    let app = TestApp::start().await;
    let (one, other) = (app.seeker().await, app.seeker().await);
    scored(&app, &one).await;
    let id = begin(&other).await;
    call(&other, "finish_interview", id).await.ok();
    // What the scorer cannot read.
    let admin = app.database.admin().await;
    admin.batch_execute("update private.interview_work set board = '[]'").await.expect("it breaks");
    for _ in 0..8 {
        work(&app).await;
        app.clock.advance(Duration::hours(2));
    }
    let staff = app.staff().await;
    let list = staff.rpc("admin_list_unscored_interviews", &json!({ "p_reason": "A look" })).await.ok();
    assert_eq!(list.as_array().map(Vec::len), Some(1), "{list}");
    assert_eq!((&list[0]["id"], &list[0]["state"]), (&json!(id), &json!("unscored")));
    assert!(list[0]["last_error"].is_string(), "{list}");
    let refused = app.seeker().await.rpc("admin_list_unscored_interviews", &json!({ "p_reason": "A look" })).await;
    assert_eq!(refused.error(403), "not_staff");
}
