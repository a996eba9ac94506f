//! `delete_jobs`: drafts alone.

use super::publish_jobs::{drafts, refusals};
use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_deleted_and_what_was_published_stays() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let open = open_job(&company.admin, "Open").await;
    let mut ids = drafts(&company, 2).await;
    ids.push(open);
    let answer = company.admin.rpc("delete_jobs", &json!({ "p_ids": ids })).await.ok();
    assert_eq!(answer["deleted"], json!(ids[..2]));
    assert_eq!(refusals(&answer), [(json!(open), json!("wrong_status"))]);
    let counts = company.admin.rpc("count_company_jobs", &json!({})).await.ok();
    assert_eq!((&counts["all"], &counts["open"]), (&json!(1), &json!(1)));
}
