//! `cancel_interview`.

use super::{
    interviews::{accept, act, in_hours, propose, told},
    send,
};
use crate::{
    commands::{arrange, matched},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_can_write_propose_and_answer() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(5);
    assert_eq!(propose(seeker, &found, std::slice::from_ref(&start)).await.error(403), "cannot_write_first");
    assert_eq!(propose(&app.seeker().await, &found, std::slice::from_ref(&start)).await.error(404), "not_found");
    send(admin, &found, "Hello").await.ok();
    let theirs = propose(seeker, &found, std::slice::from_ref(&start)).await.ok();
    assert_eq!(theirs["is_by_company"], json!(false));
    let own = propose(admin, &found, std::slice::from_ref(&start)).await.ok();
    let stranger = app.company().await;
    for command in ["decline_interview", "cancel_interview", "get_interview_calendar"] {
        assert_eq!(act(&stranger.admin, command, &theirs).await.error(404), "not_found");
    }
    accept(admin, &theirs, &start).await.ok();
    arrange(&app, "update conversations set ended_at = now() where id = $1", found.conversation).await;
    assert_eq!(accept(seeker, &own, &start).await.error(403), "conversation_ended");
    act(seeker, "cancel_interview", &theirs).await.ok();
    assert_eq!(
        told(&app, admin).await.last().map(String::as_str),
        Some("interview_cancelled"),
        "they have to hear of it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn either_side_cancels_what_was_accepted() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(5);
    let proposed = propose(admin, &found, std::slice::from_ref(&start)).await.ok();
    assert_eq!(act(seeker, "cancel_interview", &proposed).await.error(403), "not_allowed", "they decline it");
    accept(seeker, &proposed, &start).await.ok();
    let cancelled = act(seeker, "cancel_interview", &proposed).await.ok();
    assert_eq!(cancelled["status"], json!("cancelled"));
    assert_eq!(told(&app, admin).await.last().map(String::as_str), Some("interview_cancelled"));
    let again = act(admin, "cancel_interview", &proposed).await.ok();
    assert_eq!(again["revision"], cancelled["revision"], "of two, one cancels");
}
