//! `admin_take_down_job`: once; nobody finds the job, its company reads why and can't open it, and who waits is told.

use super::reported_job;
use crate::{
    commands::{count, open_job},
    kit::TestApp,
};
use devproof_queue::outbox;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_taken_down_once_and_cannot_be_opened_again() {
    let app = TestApp::start_with(&[("contact_email", "help@operator.test")]).await;
    let staff = app.staff().await;
    let (company, seeker, job) = reported_job(&app).await;
    let waits = app.seeker().await;
    waits.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok();
    let call = json!({ "p_id": job, "p_reason": "It asks applicants for money" });
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_take_down_job", &call))).await;
    let done: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
    assert_eq!(done.len(), 1);
    assert_eq!(done[0].ok(), json!({ "id": job, "is_taken_down": true }));
    assert!(answers.iter().filter(|one| !one.status.is_success()).all(|one| one.error(409) == "unchanged"));

    assert_eq!(seeker.get(&format!("/rest/v1/job_openings?id=eq.{job}&select=id")).await.ok(), json!([]));
    let overview = company.admin.rpc("get_job_overview", &json!({ "p_id": job })).await.ok();
    assert_eq!(overview["status"], "closed");
    assert_eq!(overview["takedown"]["reason"], "It asks applicants for money");
    assert_eq!(overview["history"][0]["changed_by"], Value::Null, "staff stay unnamed");
    assert_eq!(company.admin.rpc("publish_job", &json!({ "p_id": job })).await.error(409), "job_taken_down");
    let several = company.admin.rpc("publish_jobs", &json!({ "p_ids": [job] })).await;
    assert_eq!(several.error(409), "nothing_done");

    let closed = "select count(*) from private.job_reports r
        where r.job_opening_id = $1 and r.state = 'closed' and r.outcome = 'taken_down'";
    assert_eq!(count(&app, closed, job).await, 1);
    let mails = outbox::list(&app.db, Some(&company.admin.email)).await.expect("the outbox");
    let mails: Vec<_> = mails.iter().filter(|mail| mail.subject == "“Engineer” was taken down").collect();
    assert_eq!(mails.len(), 1);
    // Without what keeps programs from making a link of an address.
    let text = mails[0].text.replace('\u{200c}', "");
    for words in ["Reason: It asks applicants for money", "If this is a mistake, write to us: help@operator.test"] {
        assert!(text.contains(words), "{text}");
    }
    // Past the moment in which an interest can be undone.
    app.clock.advance(time::Duration::seconds(20));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue can be read").failed, []);
    let told = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject = 'Our staff took down “Engineer” of Halyard'";
    assert_eq!(count(&app, told, waits.id).await, 1);
    let log = "select count(*) from private.audit_log l where l.action = 'job.take_down'
        and l.subject_id = $1::uuid::text and l.reason = 'It asks applicants for money' and l.details ->> 'reports' = '1'";
    assert_eq!(count(&app, log, job).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_taken_down_as_it_is() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    let draft = company.admin.rpc("duplicate_job", &json!({ "p_id": job })).await.ok()["id"].clone();
    staff.rpc("admin_take_down_job", &json!({ "p_id": draft, "p_reason": "A copy of a scam" })).await.ok();
    let overview = company.admin.rpc("get_job_overview", &json!({ "p_id": draft })).await.ok();
    assert_eq!((&overview["status"], &overview["takedown"]["reason"]), (&json!("draft"), &json!("A copy of a scam")));
    assert_eq!(company.admin.rpc("publish_job", &json!({ "p_id": draft })).await.error(409), "job_taken_down");
}
