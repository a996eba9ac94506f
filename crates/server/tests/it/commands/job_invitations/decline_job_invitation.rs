//! Declining, once or for ever.

use super::{answer, details, invite, invited, open_job, status, waiting};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_declined_once_and_the_company_reads_that_alone() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let declined = answer(&found.seeker, "decline_job_invitation", found.invitation).await.ok();
    assert_eq!(declined, json!({ "id": found.invitation, "status": "declined" }));
    assert!(waiting(&found.seeker).await.is_empty());
    assert_eq!(status(&found.company.admin, found.invitation).await, json!("declined"));
    for command in ["decline_job_invitation", "accept_job_invitation"] {
        let again = answer(&found.seeker, command, found.invitation).await;
        assert_eq!(again.error(409), "job_invitation_not_open");
        assert_eq!(details(&again)["status"], json!("declined"));
    }
    // Another job of theirs may be better.
    let other = open_job(&found.company.admin, "Another").await;
    invite(&found.company.admin, other, found.seeker.id).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn never_again_refuses_every_later_invitation_of_the_company() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let admin = &found.company.admin;
    let (second, third) = (open_job(admin, "Second").await, open_job(admin, "Third").await);
    invite(admin, second, found.seeker.id).await.ok();
    let plain = invited(&app).await;
    answer(&plain.seeker, "decline_job_invitation", plain.invitation).await.ok();

    let call = json!({ "p_id": found.invitation, "p_never_again": true });
    found.seeker.rpc("decline_job_invitation", &call).await.ok();
    assert!(waiting(&found.seeker).await.is_empty(), "the other one that waits is declined too");
    assert_eq!(invite(admin, third, found.seeker.id).await.error(409), "cannot_be_invited");
    // Whoever declined for ever looks like one who declined.
    let read = "/rest/v1/job_invitations?select=status,ended_at&status=eq.declined&order=created_at";
    let rows = [admin.get(read).await.ok(), plain.company.admin.get(read).await.ok()];
    assert_eq!(rows[0][0]["status"], rows[1][0]["status"]);
    assert_eq!(admin.get("/rest/v1/job_invitation_refusals?select=company_id").await.ok(), json!([]));
    let findable = format!("/rest/v1/talent_profiles?id=eq.{}&select=id", found.seeker.id);
    assert_eq!(admin.get(&findable).await.ok(), json!([{ "id": found.seeker.id }]));
    // Others go on.
    let other = app.company().await;
    let job = open_job(&other.admin, "Elsewhere").await;
    invite(&other.admin, job, found.seeker.id).await.ok();

    let own = "/rest/v1/job_invitation_refusals?select=company_id";
    assert_eq!(found.seeker.get(own).await.ok(), json!([{ "company_id": found.company.id }]));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_invited_person_declines() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let stranger = app.seeker().await;
    assert_eq!(answer(&stranger, "decline_job_invitation", found.invitation).await.error(404), "not_found");
    assert_eq!(
        answer(&found.company.admin, "decline_job_invitation", found.invitation).await.error(403),
        "not_job_seeker"
    );
    assert_eq!(status(&found.seeker, found.invitation).await, json!("open"));
}
