//! `pause_jobs`: those that are open.

use super::publish_jobs::{drafts, refusals};
use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn open_jobs_are_hidden_and_others_named() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (first, second) = (open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await);
    let draft = drafts(&company, 1).await[0];
    let ids = json!({ "p_ids": [first, draft, second] });
    let answer = company.admin.rpc("pause_jobs", &ids).await.ok();
    assert_eq!(answer["paused"].as_array().expect("a list").len(), 2);
    assert_eq!(refusals(&answer), [(json!(draft), json!("wrong_status"))]);
    assert_eq!(app.seeker().await.get("/rest/v1/job_openings?select=id").await.ok(), json!([]));
    assert_eq!(company.admin.rpc("pause_jobs", &ids).await.error(409), "nothing_done");
}
