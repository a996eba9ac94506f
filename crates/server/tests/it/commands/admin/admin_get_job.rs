//! `admin_get_job`: a job of any company with what was reported about it, and the entry that it was read.

use super::reported_job;
use crate::{commands::count, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn staff_read_a_job_with_its_reports() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (company, seeker, job) = reported_job(&app).await;
    company.admin.rpc("pause_job", &json!({ "p_id": job })).await.ok();
    let read = staff.rpc("admin_get_job", &json!({ "p_id": job, "p_reason": "A report" })).await.ok();
    assert_eq!(
        (&read["title"], &read["status"], &read["company"]["id"], &read["open_reports"], &read["takedown"]),
        (&json!("Engineer"), &json!("paused"), &json!(company.id), &json!(1), &Value::Null)
    );
    assert!(read["description"].as_str().is_some_and(|text| !text.is_empty()));
    let report = &read["reports"][0];
    assert_eq!(
        (&report["reason"], &report["words"], &report["reporter"]["id"], &report["state"]),
        (&json!("scam"), &json!("They ask for money"), &json!(seeker.id), &json!("open"))
    );
    let log = "select count(*) from private.audit_log where action = 'job.read' and subject_id = $1::uuid::text";
    assert_eq!(count(&app, log, job).await, 1);

    app.database.admin().await.execute("delete from auth.users where id = $1", &[&seeker.id]).await.expect("gone");
    let later = staff.rpc("admin_get_job", &json!({ "p_id": job, "p_reason": "A report" })).await.ok();
    assert_eq!((&later["reports"][0]["reporter"], &later["open_reports"]), (&Value::Null, &json!(1)));
}
