//! `admin_list_jobs`: what a filter finds, page by page.

use super::reported_job;
use crate::{commands::open_job, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn jobs_are_found_by_reports_takedowns_status_words_and_company() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (company, _, reported) = reported_job(&app).await;
    let other = app.company().await;
    let quiet = open_job(&other.admin, "Gardener of trees").await;
    let paused = open_job(&other.admin, "Waiter").await;
    other.admin.rpc("pause_job", &json!({ "p_id": paused })).await.ok();
    staff.rpc("admin_take_down_job", &json!({ "p_id": paused, "p_reason": "No job" })).await.ok();
    let list = async |more: Value| {
        let mut call = json!({ "p_reason": "The queue" });
        call.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
        staff.rpc("admin_list_jobs", &call).await
    };
    let ids = async |more: Value| {
        let page = list(more).await.ok();
        let jobs = page["jobs"].as_array().expect("jobs").iter();
        jobs.map(|job| job["id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    let text = |id: uuid::Uuid| id.to_string();
    assert_eq!(ids(json!({})).await, [text(paused), text(quiet), text(reported)]);
    assert_eq!(ids(json!({ "p_is_reported": true })).await, [text(reported)]);
    assert_eq!(ids(json!({ "p_is_taken_down": true })).await, [text(paused)]);
    assert_eq!(ids(json!({ "p_status": "closed" })).await, [text(paused)]);
    assert_eq!(ids(json!({ "p_search": "tree gard" })).await, [text(quiet)]);
    assert_eq!(ids(json!({ "p_search": format!("https://devproof.example/job/{quiet}?a=b") })).await, [text(quiet)]);
    assert_eq!(ids(json!({ "p_search": "…" })).await, Vec::<String>::new());
    assert_eq!(ids(json!({ "p_company_id": company.id })).await, [text(reported)]);

    let first = list(json!({ "p_limit": 2 })).await.ok();
    assert_eq!(first["jobs"].as_array().map(Vec::len), Some(2));
    assert_eq!(ids(json!({ "p_limit": 2, "p_cursor": first["next_cursor"] })).await, [text(reported)]);
    for wrong in [json!({ "p_cursor": "x" }), json!({ "p_limit": 0 }), json!({ "p_status": "lost" })] {
        assert_eq!(list(wrong).await.error(422), "invalid_input");
    }
}
