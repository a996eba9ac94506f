//! Job invitations that no one answers end after 14 days.

use super::{answer, arrange, details, invited, status, waiting};
use crate::kit::TestApp;
use serde_json::json;
use time::Duration;

async fn expire(app: &TestApp) -> usize {
    use devproof_claims::Clock;
    devproof_commands::expire_job_invitations(&app.db, app.clock.now()).await.expect("the database answers")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_one_answers_ends_after_14_days_once() {
    let app = TestApp::start().await;
    let (late, young, answered) = (invited(&app).await, invited(&app).await, invited(&app).await);
    let ago = |minutes: i64| {
        let passed = Duration::days(14) - Duration::minutes(minutes);
        format!(
            "update job_invitations set expires_at = expires_at - interval '{} seconds' where id = $1",
            passed.whole_seconds()
        )
    };
    arrange(&app, &ago(0), late.invitation).await;
    arrange(&app, &ago(10), young.invitation).await;
    answer(&answered.seeker, "decline_job_invitation", answered.invitation).await.ok();
    arrange(&app, &ago(0), answered.invitation).await;
    assert!(waiting(&late.seeker).await.is_empty(), "also in the minute before the clock ends it");
    assert_eq!(expire(&app).await, 1);
    assert_eq!(expire(&app).await, 0);
    assert_eq!(status(&late.company.admin, late.invitation).await, json!("expired"));
    assert_eq!(status(&young.seeker, young.invitation).await, json!("open"));
    assert_eq!(status(&answered.seeker, answered.invitation).await, json!("declined"));
    let accepted = answer(&late.seeker, "accept_job_invitation", late.invitation).await;
    assert_eq!(accepted.error(409), "job_invitation_not_open");
    assert_eq!(details(&accepted)["status"], json!("expired"));
    let withdrawn = answer(&late.company.admin, "withdraw_job_invitation", late.invitation).await;
    assert_eq!(withdrawn.error(409), "job_invitation_not_open");
}
