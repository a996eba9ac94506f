//! `pause_job`: an open job is hidden until it resumes.

use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_job_is_not_shown() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_id": job });
    let shown = async || seeker.get(&format!("/rest/v1/job_openings?select=id&id=eq.{job}")).await.ok();
    assert_eq!(shown().await, json!([{ "id": job }]));
    assert_eq!(company.admin.rpc("pause_job", &call).await.ok()["status"], "paused");
    assert_eq!(shown().await, json!([]));
    assert_eq!(company.admin.rpc("pause_job", &call).await.error(409), "wrong_status");
    assert_eq!(seeker.rpc("pause_job", &call).await.error(403), "not_employer");
}
