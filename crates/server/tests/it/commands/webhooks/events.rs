//! What is sent of what happens: names, ids and links, never what was written; and nothing of what was undone.

use super::{Answer, Receiver, company, deliveries, shown, webhook, work};
use crate::{
    commands::{arrange, candidates::stage_of, interest, messages, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// After it, nothing can be undone and messages are counted.
const LATER: Duration = Duration::seconds(70);

#[tokio::test(flavor = "multi_thread")]
async fn interest_decision_and_stage_name_job_and_candidate() {
    let app = TestApp::start().await;
    let (company, receiver, _) = company(&app).await;
    let job = open_job(&company.admin, "Engineer").await;
    let seeker = app.seeker().await;
    let interaction = interest(&seeker, job).await;
    work(&app).await;
    assert!(receiver.received().is_empty(), "it can be undone");
    app.clock.advance(LATER);
    work(&app).await;
    let body = receiver.received()[0].json();
    assert_eq!((&body["version"], &body["type"]), (&json!(1), &json!("interest.received")));
    let data = &body["data"];
    assert_eq!(data["interaction_id"], json!(interaction));
    assert_eq!(data["job"]["title"], json!("Engineer"));
    assert_eq!((&data["candidate"]["id"], &data["candidate"]["name"]), (&json!(seeker.id), &json!("Sam Seeker")));
    let url = format!("{}/dashboard/interested-candidates?candidate={interaction}", app.url);
    assert_eq!((&data["candidate"]["url"], &data["stage"]), (&json!(url), &Value::Null));

    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    app.clock.advance(LATER);
    work(&app).await;
    let offer = stage_of(&company.admin, "offer").await;
    company.admin.rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": offer })).await.ok();
    work(&app).await;
    assert_eq!(receiver.types(), ["interest.received", "candidate.approved", "candidate.stage_moved"]);
    let (approved, moved) = (receiver.received()[1].json(), receiver.received()[2].json());
    assert_eq!(approved["data"]["stage"]["kind"], json!("screening"));
    assert_eq!(moved["data"]["stage"], json!({ "id": offer, "name": "Offer", "kind": "offer" }));
    assert_eq!(moved["data"]["from"]["kind"], json!("screening"));
    for received in receiver.received() {
        assert!(!received.body.contains(&seeker.email), "no contact details: {}", received.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_undone_in_time_is_never_sent() {
    let app = TestApp::start().await;
    let (company, receiver, _) = company(&app).await;
    let (job, other) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Designer").await);
    let seeker = app.seeker().await;
    let undone = interest(&seeker, job).await;
    seeker.rpc("undo_interaction", &json!({ "p_id": undone })).await.ok();
    let withdrawn = interest(&seeker, job).await;
    seeker.rpc("withdraw_interest", &json!({ "p_id": withdrawn })).await.ok();
    let interaction = interest(&seeker, other).await;
    let call = json!({ "p_interaction_id": interaction });
    company.admin.rpc("approve_candidate", &call).await.ok();
    company.admin.rpc("undo_decision", &call).await.ok();
    app.clock.advance(LATER);
    work(&app).await;
    assert_eq!(receiver.types(), ["interest.received"]);
    company
        .admin
        .rpc("reject_candidate", &json!({ "p_interaction_id": interaction, "p_reason": "Secret reason" }))
        .await
        .ok();
    app.clock.advance(LATER);
    work(&app).await;
    assert_eq!(receiver.types(), ["interest.received", "candidate.rejected"]);
    assert!(!receiver.received()[1].body.contains("Secret reason"), "for the company's members alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_is_told_where_the_decision_was() {
    let app = TestApp::start().await;
    let (company, receiver, _) = company(&app).await;
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&app.seeker().await, job).await;
    let call = json!({ "p_interaction_id": interaction });
    company.admin.rpc("reject_candidate", &call).await.ok();
    // The worker's clock is ahead of the one that ends the undo.
    app.clock.advance(LATER);
    work(&app).await;
    company.admin.rpc("undo_decision", &call).await.ok();
    work(&app).await;
    assert_eq!(receiver.types(), ["interest.received", "candidate.rejected", "candidate.decision_undone"]);
    assert_eq!(receiver.received()[2].json()["data"]["interaction_id"], json!(interaction));
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_a_candidate_are_counted_and_never_read() {
    let app = TestApp::start().await;
    let found = crate::commands::matched(&app).await;
    let receiver = Receiver::start().await;
    let (id, _) = webhook(&found.company.admin, &receiver).await;
    found.company.admin.rpc("send_message", &messages::message(&found, Uuid::new_v4(), "Own words")).await.ok();
    for text in ["Top secret one", "Top secret two"] {
        found.seeker.rpc("send_message", &messages::message(&found, Uuid::new_v4(), text)).await.ok();
    }
    app.clock.advance(LATER);
    work(&app).await;
    found.seeker.rpc("send_message", &messages::message(&found, Uuid::new_v4(), "Top secret three")).await.ok();
    app.clock.advance(LATER);
    work(&app).await;
    let received = receiver.received();
    let counts: Vec<Value> = received.iter().map(|one| one.json()["data"]["count"].clone()).collect();
    assert_eq!((counts, receiver.types()), (vec![json!(2), json!(1)], vec!["messages.received".to_owned(); 2]));
    assert_eq!(received[0].json()["data"]["conversation"]["id"], json!(found.conversation));
    assert!(received.iter().all(|one| !one.body.contains("secret") && !one.body.contains("Own words")));
    assert_eq!(deliveries(&found.company.admin, id).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_chosen_events_are_sent_and_only_to_the_jobs_company() {
    let app = TestApp::start().await;
    let (company, receiver, id) = company(&app).await;
    let other = app.company().await;
    let elsewhere = Receiver::start().await;
    webhook(&other.admin, &elsewhere).await;
    let choose = json!({ "p_id": id, "p_url": receiver.url, "p_events": ["candidate.rejected"] });
    company.admin.rpc("save_webhook", &choose).await.ok();
    let job = open_job(&company.admin, "Engineer").await;
    let (one, two) = (interest(&app.seeker().await, job).await, interest(&app.seeker().await, job).await);
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": one })).await.ok();
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": two })).await.ok();
    app.clock.advance(LATER);
    work(&app).await;
    assert_eq!(receiver.types(), ["candidate.rejected"]);
    assert!(elsewhere.received().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_gone_is_named_no_more() {
    let app = TestApp::start().await;
    let (company, receiver, id) = company(&app).await;
    let job = open_job(&company.admin, "Engineer").await;
    let (resting, leaving) = (app.seeker().await, app.seeker().await);
    interest(&resting, job).await;
    interest(&leaving, job).await;
    arrange(&app, "update profiles set is_active = false where id = $1", resting.id).await;
    arrange(&app, "delete from auth.users where id = $1", leaving.id).await;
    app.clock.advance(LATER);
    work(&app).await;
    assert!(receiver.received().is_empty());
    assert!(deliveries(&company.admin, id).await.is_empty(), "nor are they on the page");
    arrange(&app, "update profiles set is_active = true where id = $1", resting.id).await;
    receiver.will(&[Answer::Status(200)]);
    company.admin.rpc("send_test_event", &json!({ "p_id": id })).await.ok();
    work(&app).await;
    assert_eq!(receiver.types(), ["interest.received", "webhook.test"]);
    assert_eq!(shown(&company.admin, id).await["last"]["event"], json!("webhook.test"));
}
