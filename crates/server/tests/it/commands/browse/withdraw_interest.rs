//! `withdraw_interest`.

use super::USED;
use crate::{
    commands::{count, details, interest, open_job},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn withdrawing_ends_with_the_employers_decision() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (one, two) = (open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await);
    let interaction = interest(&seeker, one).await;
    let withdraw = json!({ "p_id": interaction });
    assert_eq!(app.seeker().await.rpc("withdraw_interest", &withdraw).await.error(404), "not_found");
    assert_eq!(seeker.rpc("withdraw_interest", &withdraw).await.ok()["decision"], json!("withdrawn"));
    let again = seeker.rpc("withdraw_interest", &withdraw).await;
    assert_eq!((again.error(409).as_str(), details(&again)), ("already_decided", json!({ "decision": "withdrawn" })));
    assert_eq!(count(&app, USED, seeker.id).await, 1, "gives nothing back");
    assert_eq!(seeker.rpc("undo_interaction", &withdraw).await.error(409), "undo_expired");

    let interaction = interest(&seeker, two).await;
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    assert_eq!(seeker.rpc("withdraw_interest", &json!({ "p_id": interaction })).await.error(409), "already_decided");
}
