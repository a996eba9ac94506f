//! `admin_dismiss_job_reports`: the job stays, and can be reported again.

use super::reported_job;
use crate::{commands::count, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_closed_and_the_job_stays() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (_, seeker, job) = reported_job(&app).await;
    let call = json!({ "p_id": job, "p_reason": "An ordinary job" });
    assert_eq!(staff.rpc("admin_dismiss_job_reports", &call).await.ok(), json!({ "id": job, "closed": 1 }));
    assert_eq!(staff.rpc("admin_dismiss_job_reports", &call).await.error(409), "unchanged");
    let found = seeker.get(&format!("/rest/v1/job_openings?id=eq.{job}&select=status")).await.ok();
    assert_eq!(found, json!([{ "status": "open" }]));
    seeker.rpc("report_job", &json!({ "p_job_opening_id": job, "p_reason": "spam" })).await.ok();
    let open = "select count(*) from private.job_reports where job_opening_id = $1 and state = 'open'";
    assert_eq!(count(&app, open, job).await, 1);
}
