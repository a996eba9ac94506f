//! `reject_candidate`.

use crate::{
    commands::{interest, open_job, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_rejection_names_a_criterion_of_the_match() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let call = |criterion: &str| json!({ "p_interaction_id": interaction, "p_reason": "Not enough Rust", "p_criterion": criterion });
    let wrong = company.admin.rpc("reject_candidate", &call("skill:cobol")).await;
    assert_eq!(pointers(&wrong), ["/p_criterion"]);
    assert_eq!(company.admin.rpc("reject_candidate", &call("skill:rust")).await.ok()["decision"], json!("rejected"));
    let kept = company.admin.get("/rest/v1/job_interaction_decisions?select=reason,criterion").await.ok();
    assert_eq!(kept, json!([{ "reason": "Not enough Rust", "criterion": "skill:rust" }]));
    assert_eq!(seeker.get("/rest/v1/job_interaction_decisions?select=reason").await.ok(), json!([]));
}
