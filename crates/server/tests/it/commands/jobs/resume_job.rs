//! `resume_job`: a paused job is open again.

use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn only_a_paused_job_resumes() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let call = json!({ "p_id": open_job(&company.admin, "Engineer").await });
    assert_eq!(company.admin.rpc("resume_job", &call).await.error(409), "wrong_status");
    company.admin.rpc("pause_job", &call).await.ok();
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    assert_eq!(reader.rpc("resume_job", &call).await.error(403), "missing_permission");
    assert_eq!(company.admin.rpc("resume_job", &call).await.ok()["status"], "open");
    let listed = app.seeker().await.get("/rest/v1/job_openings?select=id").await.ok();
    assert_eq!(listed, json!([{ "id": call["p_id"] }]));
}
