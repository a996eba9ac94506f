//! A company takes an invitation back.

use super::{answer, count, invited, status, waiting};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn members_who_see_the_job_s_candidates_withdraw_what_is_open() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let other = app.company().await;
    let viewer = app.recruiter(&found.company, &["view_candidates"]).await;
    let manager = app.recruiter(&found.company, &["manage_jobs", "message_candidates"]).await;
    for outsider in [&other.admin, &viewer] {
        assert_eq!(answer(outsider, "withdraw_job_invitation", found.invitation).await.error(404), "not_found");
    }
    assert_eq!(answer(&manager, "withdraw_job_invitation", found.invitation).await.error(403), "missing_permission");
    assert_eq!(answer(&found.seeker, "withdraw_job_invitation", found.invitation).await.error(403), "not_employer");

    let withdrawn = answer(&found.company.admin, "withdraw_job_invitation", found.invitation).await.ok();
    assert_eq!(withdrawn, json!({ "id": found.invitation, "status": "withdrawn" }));
    assert!(waiting(&found.seeker).await.is_empty());
    assert_eq!(status(&found.seeker, found.invitation).await, json!("withdrawn"));
    let again = answer(&found.company.admin, "withdraw_job_invitation", found.invitation).await;
    assert_eq!(again.error(409), "job_invitation_not_open");
    let used = "select used::bigint from private.job_invitation_usage where company_id = $1";
    assert_eq!(count(&app, used, found.company.id).await, 1, "what was sent stays counted");
}
