//! `decline_interview`.

use super::interviews::{accept, act, in_hours, propose, told};
use crate::{commands::matched, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_other_side_declines_once_and_for_all_times() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(24);
    let interview = propose(admin, &found, std::slice::from_ref(&start)).await.ok();
    assert_eq!(act(admin, "decline_interview", &interview).await.error(403), "not_allowed", "one's own");
    let answers = futures::future::join_all((0..4).map(|_| act(seeker, "decline_interview", &interview))).await;
    assert!(answers.iter().all(|answer| answer.ok()["status"] == json!("declined")));
    assert_eq!(told(&app, admin).await, ["interview_answered"], "told once");
    assert_eq!(accept(seeker, &interview, &start).await.error(409), "interview_status");
}
