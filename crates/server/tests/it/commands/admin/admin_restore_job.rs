//! `admin_restore_job`: the company can open the job again.

use super::reported_job;
use crate::{commands::count, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_job_stays_closed_until_its_company_opens_it() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (company, seeker, job) = reported_job(&app).await;
    let call = json!({ "p_id": job, "p_reason": "A mistake" });
    assert_eq!(staff.rpc("admin_restore_job", &call).await.error(409), "unchanged");
    staff.rpc("admin_take_down_job", &call).await.ok();
    assert_eq!(staff.rpc("admin_restore_job", &call).await.ok(), json!({ "id": job, "is_taken_down": false }));
    let overview = company.admin.rpc("get_job_overview", &json!({ "p_id": job })).await.ok();
    assert_eq!((&overview["status"], &overview["takedown"]), (&json!("closed"), &Value::Null));
    let mails = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject = '“Engineer” is restored'";
    assert_eq!(count(&app, mails, company.admin.id).await, 1);
    company.admin.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    let found = seeker.get(&format!("/rest/v1/job_openings?id=eq.{job}&select=id")).await.ok();
    assert_eq!(found, json!([{ "id": job }]));
    seeker.rpc("report_job", &json!({ "p_job_opening_id": job, "p_reason": "scam" })).await.ok();
    assert_eq!(count(&app, "select count(*) from private.job_reports where job_opening_id = $1", job).await, 2);
}
