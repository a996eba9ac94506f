//! Interest that expires in two days is said once, to those who answer for the job.

use super::{kinds, mails, subjects, without_digests, work, work_after};
use crate::{
    commands::{arrange, interest, open_job},
    kit::TestApp,
};
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn once_for_a_job_and_a_day_while_someone_waits() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (job, decided) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Decided").await);
    let (one, two, young) = (app.seeker().await, app.seeker().await, app.seeker().await);
    let old = "update job_interactions set created_at = now() - interval '12 days 1 minute' where id = $1";
    for seeker in [&one, &two] {
        arrange(&app, old, interest(seeker, job).await).await;
    }
    interest(&young, job).await;
    let answered = interest(&one, decided).await;
    arrange(&app, old, answered).await;
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": answered })).await.ok();
    work_after(&app, Duration::seconds(16)).await;
    company.admin.rpc("mark_notifications_read", &json!({})).await.ok();
    without_digests(&app).await;
    let before = subjects(&app, &company.admin).await.len();
    for _ in 0..3 {
        devproof_commands::plan_notifications(&app.db, app.clock.now()).await.expect("the database answers");
        work(&app).await;
    }
    assert_eq!(kinds(&company.admin).await.iter().filter(|kind| *kind == "promise_due").count(), 1);
    let sent = mails(&app, &company.admin).await;
    assert_eq!(sent.len(), before + 1);
    let mail = sent.iter().find(|mail| mail.subject.contains("expires on")).expect("the warning");
    assert!(mail.text.contains("2 people waited 12 days"), "{}", mail.text);
}
