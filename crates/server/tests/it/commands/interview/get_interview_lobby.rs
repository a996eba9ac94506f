//! `get_interview_lobby`: whether an interview can start, and the attempts so far.

use super::{begin, call, scored};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn the_lobby_says_what_can_start_and_lists_ones_own_attempts() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let empty = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&empty["may_start"], &empty["used"], &empty["attempts"]), (&json!(true), &json!(0), &json!([])));
    let id = scored(&app, &seeker).await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&lobby["may_start"], &lobby["why_not"]), (&json!(false), &json!("limit_reached")));
    assert_eq!((&lobby["attempts"][0]["id"], &lobby["attempts"][0]["state"]), (&json!(id), &json!("scored")));
    assert_eq!(other.rpc("get_interview_lobby", &json!({})).await.ok()["attempts"], json!([]));
    let running = begin(&other).await;
    call(&other, "finish_interview", running).await.ok();
}
