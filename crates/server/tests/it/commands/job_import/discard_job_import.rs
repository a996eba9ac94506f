//! `discard_job_import`: the file goes, the jobs stay.

use super::{csv, run};
use crate::{commands::count, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_import_is_discarded_and_its_jobs_stay() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (import, _) = csv(&company.admin, "title\nEngineer\n").await;
    run(&app, &company.admin, import, json!({})).await;
    let call = json!({ "p_id": import });
    let reader = app.recruiter(&company, &[]).await;
    assert_eq!(reader.rpc("discard_job_import", &call).await.error(403), "missing_permission");
    assert_eq!(app.company().await.admin.rpc("discard_job_import", &call).await.error(404), "not_found");
    assert_eq!(company.admin.rpc("discard_job_import", &call).await.ok(), json!({ "id": import }));
    assert_eq!(company.admin.rpc("discard_job_import", &call).await.error(404), "not_found");
    assert_eq!(count(&app, "select count(*) from job_openings where company_id = $1", company.id).await, 1);
    assert_eq!(count(&app, "select count(*) from job_import_rows where import_id = $1", import).await, 0);
}
