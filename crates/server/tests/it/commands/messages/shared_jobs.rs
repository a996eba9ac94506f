//! Colleagues with whom a job is shared take part in its conversations.

use super::send;
use crate::{
    commands::{Match, arrange, matched},
    kit::{Company, Person, TestApp},
};
use serde_json::json;

async fn share(found: &Match, colleague: &Person) {
    let call = json!({ "p_job_opening_id": found.job, "p_profile_id": colleague.id });
    found.company.admin.rpc("share_job", &call).await.ok();
}

async fn conversations(person: &Person) -> usize {
    person.rpc("list_conversations", &json!({})).await.ok().as_array().expect("a list").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn they_read_and_write_from_the_sharing_to_its_end() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    let colleague = app.recruiter(&found.company, &["view_candidates", "message_candidates"]).await;
    share(&found, &colleague).await;
    let listed = colleague.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(
        (&listed[0]["unread_count"], &listed[0]["can_write"]),
        (&json!(0), &json!(true)),
        "nothing of before is news"
    );
    send(&colleague, &found, "I join you").await.ok();
    let seen = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    let names: Vec<_> =
        seen[0]["people"].as_array().expect("people").iter().map(|person| person["id"].clone()).collect();
    assert!(names.contains(&json!(colleague.id)), "the other side learns who writes");

    let end = json!({ "p_job_opening_id": found.job, "p_profile_id": colleague.id });
    found.company.admin.rpc("unshare_job", &end).await.ok();
    assert_eq!(conversations(&colleague).await, 0);
    assert_eq!(send(&colleague, &found, "Still here?").await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_permission_to_message_decides() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let viewer = app.recruiter(&found.company, &["view_candidates"]).await;
    share(&found, &viewer).await;
    assert_eq!(conversations(&viewer).await, 0);
    let grant = "insert into recruiter_permissions (profile_id, permission) values ($1, 'message_candidates')";
    arrange(&app, grant, viewer.id).await;
    assert_eq!(conversations(&viewer).await, 1, "from then on");
    send(&viewer, &found, "Hello").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_the_job_at_the_approval_is_in_from_the_start() {
    let app = TestApp::start().await;
    let (company, seeker): (Company, Person) = (app.company().await, app.seeker().await);
    let job = crate::commands::open_job(&company.admin, "Engineer").await;
    let colleague = app.recruiter(&company, &["view_candidates", "message_candidates"]).await;
    let call = json!({ "p_job_opening_id": job, "p_profile_id": colleague.id });
    company.admin.rpc("share_job", &call).await.ok();
    let interaction = crate::commands::interest(&seeker, job).await;
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    assert_eq!(conversations(&colleague).await, 1);
}
