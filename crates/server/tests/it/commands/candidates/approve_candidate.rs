//! `approve_candidate`.

use crate::{
    commands::{arrange, count, details, interest, matched, open_job},
    kit::TestApp,
};
use devproof_queue::outbox;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn approving_twice_at_once_makes_one_match() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let call = json!({ "p_interaction_id": interaction });
    let answers = futures::future::join_all((0..8).map(|_| company.admin.rpc("approve_candidate", &call))).await;
    let done: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
    assert_eq!(done.len(), 1);
    assert_eq!(done[0].json()["decision"], json!("approved"));
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("seven refused");
    assert_eq!(
        (refused.error(409).as_str(), details(refused)),
        ("already_decided", json!({ "decision": "approved" }))
    );
    assert_eq!(count(&app, "select count(*) from conversations where job_interaction_id = $1", interaction).await, 1);
    let reject = company.admin.rpc("reject_candidate", &call).await;
    assert_eq!(reject.error(409), "already_decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn deciding_is_for_those_who_may_see_the_candidate() {
    let app = TestApp::start().await;
    let (company, other, seeker) = (app.company().await, app.company().await, app.seeker().await);
    let (viewer, manager) =
        (app.recruiter(&company, &["view_candidates"]).await, app.recruiter(&company, &["manage_jobs"]).await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_interaction_id": interest(&seeker, job).await });
    for name in ["approve_candidate", "reject_candidate"] {
        assert_eq!(seeker.rpc(name, &call).await.error(403), "not_employer");
        assert_eq!(other.admin.rpc(name, &call).await.error(404), "not_found");
        assert_eq!(viewer.rpc(name, &call).await.error(404), "not_found", "another member's job that was not shared");
        assert_eq!(manager.rpc(name, &call).await.error(403), "missing_permission");
        assert_eq!(
            company.admin.rpc(name, &json!({ "p_interaction_id": Uuid::new_v4() })).await.error(404),
            "not_found"
        );
    }
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert_eq!(company.admin.rpc("approve_candidate", &call).await.error(403), "company_not_approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_are_told_by_mail() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    app.clock.advance(Duration::seconds(20));
    let drained = app.app.worker().expect("a worker").drain().await.expect("the queue can be read");
    assert_eq!(drained.failed, []);
    let to_seeker = outbox::list(&app.db, Some(&found.seeker.email)).await.expect("the outbox");
    assert_eq!(to_seeker.len(), 1);
    assert!(to_seeker[0].text.contains(&format!("/dashboard/messages?conversation={}", found.conversation)));
    let to_company = outbox::list(&app.db, Some(&found.company.admin.email)).await.expect("the outbox");
    assert_eq!(to_company.len(), 0, "it was decided before the mail was due");

    let other = app.seeker().await;
    let undone = interest(&other, found.job).await;
    other.rpc("undo_interaction", &json!({ "p_id": undone })).await.ok();
    interest(&other, found.job).await;
    app.clock.advance(Duration::seconds(20));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    let to_company = outbox::list(&app.db, Some(&found.company.admin.email)).await.expect("the outbox");
    assert_eq!(to_company.len(), 1, "one for the interest that stands, none for the one taken back");
    assert_eq!(to_company[0].subject, "Sam Seeker is interested in Engineer");
}
