//! `end_session`: one of the caller's own, at once, and only once.

use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_ended_from_another_one_of_the_same_person() {
    let app = TestApp::start().await;
    let (first, stranger) = (app.seeker().await, app.seeker().await);
    let second = app.session(&first, "aal1").await;
    let sessions = second.rpc("get_my_sessions", &json!({})).await.ok();
    let other = sessions.as_array().expect("a list").iter().find(|one| one["current"] == false).expect("the first");
    let end = json!({ "p_session_id": other["id"] });
    assert_eq!(stranger.rpc("end_session", &end).await.error(404), "not_found");
    assert_eq!(second.rpc("end_session", &end).await.ok(), json!({ "id": other["id"] }));
    assert_eq!(second.rpc("end_session", &end).await.error(404), "not_found");
    assert_eq!(second.rpc("end_session", &json!({ "p_session_id": Uuid::new_v4() })).await.error(404), "not_found");
    second.rpc("get_my_sessions", &json!({})).await.ok();
}
