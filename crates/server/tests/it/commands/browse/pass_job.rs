//! `pass_job`.

use crate::{
    commands::{id, open_job},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn passing_counts_and_keeps_its_reason() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let passed = seeker.rpc("pass_job", &json!({ "p_job_opening_id": job, "p_reason": "Too far" })).await.ok();
    assert_eq!((&passed["status"], &passed["quotas"]["discover"]["used"]), (&json!("not_interested"), &json!(1)));
    let reasons = seeker.get("/rest/v1/job_interaction_passes?select=reason").await.ok();
    assert_eq!(reasons, json!([{ "reason": "Too far" }]));
    assert_eq!(company.admin.get("/rest/v1/job_interaction_passes?select=reason").await.ok(), json!([]));
    assert_eq!(seeker.rpc("withdraw_interest", &json!({ "p_id": id(&passed) })).await.error(404), "not_found");
}
