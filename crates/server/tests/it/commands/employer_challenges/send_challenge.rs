//! Who may send to whom, the month's limit, one open invitation a challenge, the message in the conversation.

use super::{emails, interest, matched, open_job, published, read, sent, written};
use crate::{
    commands::{arrange, count, details},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn the_month_s_limit_holds_under_parallel_sending() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let job = open_job(&company.admin, "Engineer").await;
    let challenge = published(&company.admin, &written()).await;
    let mut calls = Vec::new();
    for _ in 0..8 {
        let interaction = interest(&app.seeker().await, job).await;
        calls.push(json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interaction }));
    }
    let answers = futures::future::join_all(calls.iter().map(|call| company.admin.rpc("send_challenge", call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 5);
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("three refused");
    assert_eq!(refused.error(429), "monthly_limit_reached");
    assert_eq!((&details(refused)["limit"], &details(refused)["used"]), (&json!(5), &json!(5)));
    assert_eq!(details(refused)["tier_id"], "hiring_kernel");
    app.set_plan(&company, "hiring_kernel").await;
    let left = answers.iter().position(|answer| !answer.status.is_success()).expect("three refused");
    company.admin.rpc("send_challenge", &calls[left]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_open_invitation_of_a_challenge_for_each_candidate() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let challenge = published(&found.company.admin, &written()).await;
    let call = json!({ "p_employer_challenge_id": challenge, "p_conversation_id": found.conversation });
    let answers = futures::future::join_all((0..4).map(|_| found.company.admin.rpc("send_challenge", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert!(
        answers
            .iter()
            .filter(|answer| !answer.status.is_success())
            .all(|answer| answer.error(409) == "already_invited")
    );
    let used = "select used::bigint from private.invitation_usage where company_id = $1";
    assert_eq!(count(&app, used, found.company.id).await, 1, "what was refused costs nothing");
    let invitation: Uuid = answers
        .iter()
        .find(|answer| answer.status.is_success())
        .map(|answer| super::super::id(&answer.json()))
        .expect("one");
    // It is in the conversation, for both.
    for side in [&found.company.admin, &found.seeker] {
        let messages = side.get("/rest/v1/messages?select=kind,body,invitation_id").await.ok();
        assert_eq!(messages, json!([{ "kind": "challenge", "body": "Why it fails", "invitation_id": invitation }]));
    }
    found.seeker.rpc("decline_invitation", &json!({ "p_id": invitation, "p_reason": "No time" })).await.ok();
    found.company.admin.rpc("send_challenge", &call).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_only_to_those_whom_the_sender_may_see() {
    let app = TestApp::start().await;
    let (company, other, seeker) = (app.company().await, app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let challenge = published(&company.admin, &written()).await;
    let elsewhere = published(&other.admin, &written()).await;
    let interaction = interest(&seeker, job).await;
    let call = json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interaction });
    let viewer = app.recruiter(&company, &["view_candidates"]).await;
    let maker = app.recruiter(&company, &["manage_challenges"]).await;
    assert_eq!(viewer.rpc("send_challenge", &call).await.error(404), "not_found", "not a job that was shared");
    assert_eq!(maker.rpc("send_challenge", &call).await.error(403), "missing_permission");
    assert_eq!(other.admin.rpc("send_challenge", &call).await.error(404), "not_found");
    let foreign = json!({ "p_employer_challenge_id": elsewhere, "p_job_interaction_id": interaction });
    assert_eq!(company.admin.rpc("send_challenge", &foreign).await.error(404), "not_found");
    let nobody = json!({ "p_employer_challenge_id": challenge, "p_candidate_profile_id": app.seeker().await.id });
    assert_eq!(company.admin.rpc("send_challenge", &nobody).await.error(404), "not_found", "a stranger gets no work");
    let both = json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interaction, "p_candidate_profile_id": seeker.id });
    assert_eq!(company.admin.rpc("send_challenge", &both).await.error(422), "invalid_input");

    let hide = format!("insert into hidden_companies (profile_id, company_id) values ('{}', $1)", seeker.id);
    arrange(&app, &hide, company.id).await;
    assert_eq!(
        company.admin.rpc("send_challenge", &call).await.error(404),
        "not_found",
        "they hide from the company"
    );
    arrange(&app, "delete from hidden_companies where company_id = $1", company.id).await;
    arrange(&app, "update profiles set is_active = false where id = $1", seeker.id).await;
    assert_eq!(company.admin.rpc("send_challenge", &call).await.error(404), "not_found", "their account rests");
    arrange(&app, "update profiles set is_active = true where id = $1", seeker.id).await;
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert_eq!(company.admin.rpc("send_challenge", &call).await.error(403), "company_not_approved");
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", company.id).await;
    company.admin.rpc("archive_employer_challenge", &json!({ "p_id": challenge })).await.ok();
    assert_eq!(company.admin.rpc("send_challenge", &call).await.error(409), "challenge_status");
    company.admin.rpc("publish_employer_challenge", &json!({ "p_id": challenge })).await.ok();
    let person = json!({ "p_employer_challenge_id": challenge, "p_candidate_profile_id": seeker.id });
    company.admin.rpc("send_challenge", &person).await.ok();
    assert_eq!(emails(&app, &seeker).await, ["Halyard sent you a challenge: Why it fails"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_nobody_else_s() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    for stranger in [&app.seeker().await, &app.company().await.admin] {
        assert_eq!(read(stranger, sent.invitation).await, serde_json::Value::Null);
        for step in ["open_invitation", "start_invitation", "submit_invitation", "decline_invitation"] {
            assert!(!stranger.rpc(step, &json!({ "p_id": sent.invitation })).await.status.is_success(), "{step}");
        }
        let listed = stranger.get("/rest/v1/challenge_invitations?select=id").await.ok();
        assert_eq!(listed, json!([]));
    }
    let decide = json!({ "p_id": sent.invitation, "p_decision": "approved", "p_reason": "Mine" });
    assert!(!sent.seeker.rpc("decide_invitation", &decide).await.status.is_success());
    let set = json!({ "status": "approved" });
    let patched = sent.seeker.request("PATCH", &format!("/rest/v1/challenge_invitations?id=eq.{}", sent.invitation));
    assert!(!patched.json(&set).send().await.expect("an answer").status().is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn l1_who_decided_is_the_companys_affair() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    for query in ["select=id,decided_by", "select=id&decided_by=is.null", "select=id&order=decided_by"] {
        let path = format!("/rest/v1/challenge_invitations?{query}");
        for person in [&sent.seeker, &sent.company.admin] {
            assert_eq!(person.get(&path).await.error(403), "42501", "{query}");
        }
    }
    let path = "/rest/v1/challenge_invitations?select=id,status,decided_at,reason";
    assert_eq!(sent.seeker.get(path).await.ok()[0]["id"], json!(sent.invitation));
}
