//! `ask_interview_review`: once for each scored attempt of one's own.

use super::{begin, scored};
use crate::{commands::pointers, kit::TestApp};
use serde_json::json;
use uuid::Uuid;

#[tokio::test]
async fn a_review_is_requested_once_for_a_scored_attempt() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = scored(&app, &seeker).await;
    let ask = |id: Uuid, reason: &str| json!({ "p_attempt_id": id, "p_reason": reason });
    assert_eq!(pointers(&seeker.rpc("ask_interview_review", &ask(id, " ")).await), ["/p_reason"]);
    let other = app.seeker().await;
    assert_eq!(other.rpc("ask_interview_review", &ask(id, "Look")).await.error(404), "not_found");
    assert_eq!(seeker.rpc("ask_interview_review", &ask(id, "Look")).await.ok()["state"], "asked");
    assert_eq!(seeker.rpc("ask_interview_review", &ask(id, "Look")).await.error(409), "review_asked");
    let running = begin(&other).await;
    assert_eq!(other.rpc("ask_interview_review", &ask(running, "Look")).await.error(404), "not_found");
}
