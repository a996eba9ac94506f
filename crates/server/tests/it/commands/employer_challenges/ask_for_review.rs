//! `ask_for_review`: a colleague who sees the candidate is told, once a day.

use super::{emails, save_challenge_review::answered, sent, written};
use crate::kit::{Answer, Person, TestApp};
use serde_json::json;
use uuid::Uuid;

async fn ask(person: &Person, invitation: Uuid, colleague: Uuid) -> Answer {
    person.rpc("ask_for_review", &json!({ "p_id": invitation, "p_profile_id": colleague })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colleague_who_sees_the_candidate_is_told_once() {
    let app = TestApp::start().await;
    let (sent, recruiter) = answered(&app, &written(), json!({ "texts": ["a", "b"] })).await;
    let admin = &sent.company.admin;
    for _ in 0..2 {
        ask(admin, sent.invitation, recruiter.id).await.ok();
    }
    assert_eq!(emails(&app, &recruiter).await, ["Review Sam Seeker's answer to “Why it fails”"]);
    let told = recruiter.rpc("get_notifications", &json!({})).await.ok();
    assert_eq!(told[0]["path"], json!(format!("/dashboard/employer-challenges/{}", sent.invitation)));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_else_is() {
    let app = TestApp::start().await;
    let (sent, recruiter) = answered(&app, &written(), json!({ "texts": ["a", "b"] })).await;
    let admin = &sent.company.admin;
    let unshared = app.recruiter(&sent.company, &["view_candidates"]).await;
    let other = app.company().await;
    for person in [admin.id, unshared.id, other.admin.id, sent.seeker.id, Uuid::new_v4()] {
        assert_eq!(ask(admin, sent.invitation, person).await.error(404), "not_found");
    }
    assert_eq!(ask(&other.admin, sent.invitation, recruiter.id).await.error(404), "not_found");
    assert_eq!(ask(&unshared, sent.invitation, recruiter.id).await.error(404), "not_found");
    assert_eq!(emails(&app, &unshared).await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn before_an_answer_there_is_nothing_to_review() {
    let app = TestApp::start().await;
    let early = sent(&app, &written()).await;
    let refused = ask(&early.company.admin, early.invitation, early.company.admin.id).await;
    assert_eq!(refused.error(409), "invitation_not_open");
}
