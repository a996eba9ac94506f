//! Taking a refusal of a company's invitations back.

use super::{arrange, invite, invited, open_job};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_refused_a_company_lets_it_invite_again() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let refuse = json!({ "p_id": found.invitation, "p_never_again": true });
    found.seeker.rpc("decline_job_invitation", &refuse).await.ok();
    let job = open_job(&found.company.admin, "Another").await;
    assert_eq!(invite(&found.company.admin, job, found.seeker.id).await.error(409), "cannot_be_invited");

    let call = json!({ "p_company_id": found.company.id });
    // Also a company that is no longer to be seen.
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", found.company.id).await;
    for _ in 0..2 {
        assert_eq!(
            found.seeker.rpc("allow_job_invitations", &call).await.ok(),
            json!({ "company_id": found.company.id })
        );
    }
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", found.company.id).await;
    let own = "/rest/v1/job_invitation_refusals?select=company_id";
    assert_eq!(found.seeker.get(own).await.ok(), json!([]));
    invite(&found.company.admin, job, found.seeker.id).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_takes_another_s_refusal_back() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let refuse = json!({ "p_id": found.invitation, "p_never_again": true });
    found.seeker.rpc("decline_job_invitation", &refuse).await.ok();
    let call = json!({ "p_company_id": found.company.id });
    assert_eq!(found.company.admin.rpc("allow_job_invitations", &call).await.error(403), "not_job_seeker");
    app.seeker().await.rpc("allow_job_invitations", &call).await.ok();
    let row = format!("/rest/v1/job_invitation_refusals?company_id=eq.{}", found.company.id);
    let deleted = found.company.admin.request("DELETE", &row);
    assert_eq!(crate::kit::Answer::of(deleted).await.error(403), "42501");
    let job = open_job(&found.company.admin, "Another").await;
    assert_eq!(invite(&found.company.admin, job, found.seeker.id).await.error(409), "cannot_be_invited");
}
