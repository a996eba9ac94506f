//! `delete_job`: drafts alone.

use crate::{
    commands::{id, open_job},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_deleted_once_and_an_open_job_is_closed_instead() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let draft = id(&company.admin.rpc("save_job", &json!({ "p_job": { "title": "Draft" } })).await.ok());
    let delete = async |job| company.admin.rpc("delete_job", &json!({ "p_id": job })).await;
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("delete_job", &json!({ "p_id": draft })).await.error(404), "not_found");
    assert_eq!(delete(draft).await.ok(), json!({}));
    assert_eq!(delete(draft).await.error(404), "not_found");
    let job = open_job(&company.admin, "Engineer").await;
    assert_eq!(delete(job).await.error(409), "wrong_status");
}
