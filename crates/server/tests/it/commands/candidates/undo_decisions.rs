//! `undo_decisions`: several at once, each by itself.

use super::{Interested, interested};
use crate::{
    commands::{count, interest},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn each_is_undone_by_itself() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, .. } = interested(&app).await;
    let other = interest(&app.seeker().await, job).await;
    let written = interest(&app.seeker().await, job).await;
    let ids = json!({ "p_interaction_ids": [interaction, other, written] });
    let approved = company.admin.rpc("approve_candidates", &ids).await.ok();
    let conversation = (approved["approved"].as_array().expect("approvals").iter())
        .find(|one| one["id"] == json!(written))
        .expect("it was approved")["conversation_id"]
        .clone();
    let message = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": conversation, "p_body": "Hello" });
    company.admin.rpc("send_message", &message).await.ok();
    let undone = company.admin.rpc("undo_decisions", &ids).await.ok();
    assert_eq!(undone["undone"], json!([interaction, other]));
    assert_eq!(undone["refused"][0]["id"], json!(written));
    assert_eq!(undone["refused"][0]["code"], json!("conversation_started"));
    let open = "select count(*) from job_interactions where job_opening_id = $1 and decision is null";
    assert_eq!(count(&app, open, job).await, 2);
    let again = company.admin.rpc("undo_decisions", &ids).await;
    assert_eq!(again.error(409), "nothing_done");
    let reasons: Value = crate::commands::details(&again);
    let codes: Vec<&Value> = reasons.as_array().expect("reasons").iter().map(|one| &one["code"]).collect();
    assert_eq!(codes, [&json!("undo_expired"), &json!("undo_expired"), &json!("conversation_started")]);
}
