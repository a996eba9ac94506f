//! `find_similar_jobs`: what a new job nearly repeats.

use crate::{
    commands::{id, open_job, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_title_and_a_draft_find_the_open_job_that_they_repeat() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let admin = &company.admin;
    let open = open_job(admin, "Storage engineer").await;
    open_job(admin, "Sales manager").await;
    let found = async |call: Value| -> Value { admin.rpc("find_similar_jobs", &call).await.ok()["jobs"].clone() };
    let expected = json!([{ "id": open, "title": "Storage engineer", "repeated_by": null }]);
    assert_eq!(found(json!({ "p_title": "Senior storage engineer" })).await, expected);
    assert_eq!(found(json!({ "p_title": "Engineer" })).await, json!([]));

    let copy = id(&admin.rpc("duplicate_job", &json!({ "p_id": open })).await.ok());
    let expected = json!([{ "id": open, "title": "Storage engineer", "repeated_by": copy }]);
    assert_eq!(found(json!({ "p_ids": [copy] })).await, expected);
    assert_eq!(found(json!({ "p_ids": [open] })).await, json!([]), "itself");
    let change = json!({ "p_id": copy, "p_version": 1, "p_job": { "skills": [{ "slug": "go" }] } });
    admin.rpc("save_job", &change).await.ok();
    assert_eq!(found(json!({ "p_ids": [copy] })).await, json!([]), "other skills");
    admin.rpc("pause_job", &json!({ "p_id": open })).await.ok();
    assert_eq!(found(json!({ "p_title": "Storage engineer" })).await, json!([]), "it is not open");

    open_job(&other.admin, "Storage engineer").await;
    assert_eq!(found(json!({ "p_title": "Storage engineer" })).await, json!([]), "another company's");
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    let call = json!({ "p_title": "Storage engineer" });
    assert_eq!(reader.rpc("find_similar_jobs", &call).await.error(403), "missing_permission");
    assert_eq!(pointers(&admin.rpc("find_similar_jobs", &json!({})).await), ["/p_ids"]);
}
