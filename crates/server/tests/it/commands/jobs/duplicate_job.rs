//! `duplicate_job`: a copy that is a draft of its own.

use crate::{
    commands::{arrange, id, open_job},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn the_copy_says_the_same_and_is_a_draft_of_the_caller() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    let sql = "update job_openings set source_identifier = 'R-1', source_url = 'https://example.test/1',
        expires_at = now() + interval '9 days', places = '{Vienna}', equity = '0.1 %' where id = $1";
    arrange(&app, sql, job).await;
    let copy = id(&manager.rpc("duplicate_job", &json!({ "p_id": job })).await.ok());

    let read = async |id: Uuid| manager.rpc("get_job", &json!({ "p_id": id })).await.ok();
    let (original, copied) = (read(job).await, read(copy).await);
    for field in [
        "title",
        "description",
        "seniority",
        "employment_type",
        "remote_policy",
        "places",
        "pay_min",
        "pay_max",
        "pay_currency",
        "pay_period",
        "equity",
        "skills",
        "weights",
    ] {
        assert_eq!(copied[field], original[field], "{field}");
        assert!(!copied[field].is_null(), "{field}");
    }
    assert_eq!((&copied["status"], &copied["expires_at"]), (&json!("draft"), &json!(null)));
    assert_eq!(copied["missing_for_publish"], json!([]));
    let overview = manager.rpc("get_job_overview", &json!({ "p_id": copy })).await.ok();
    assert_eq!(overview["recruiter"]["id"], json!(manager.id));
    assert_eq!(overview["history"].as_array().expect("a list").len(), 1, "a history of its own");
    // A copy of an import is none, so a second one is no problem.
    manager.rpc("duplicate_job", &json!({ "p_id": job })).await.ok();
    assert_eq!(manager.rpc("publish_job", &json!({ "p_id": copy })).await.ok()["status"], "open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_copied_by_those_who_manage_it() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    let call = json!({ "p_id": open_job(&company.admin, "Engineer").await });
    assert_eq!(other.admin.rpc("duplicate_job", &call).await.error(404), "not_found");
    assert_eq!(reader.rpc("duplicate_job", &call).await.error(403), "missing_permission");
    assert_eq!(app.seeker().await.rpc("duplicate_job", &call).await.error(403), "not_employer");
    assert_eq!(company.admin.rpc("duplicate_job", &json!({ "p_id": Uuid::new_v4() })).await.error(404), "not_found");
    let counts = company.admin.rpc("count_company_jobs", &json!({})).await.ok();
    assert_eq!(counts["all"], 1, "nothing was copied");
}
