//! `revoke_invitation`.

use super::{invited, state};
use crate::commands::count;
use crate::kit::TestApp;
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn an_open_invitation_is_revoked_once_and_by_its_company_alone() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let token = invited(&app, &company.admin, "new@acme.test", &["manage_jobs"]).await;
    let team = company.admin.rpc("get_team", &json!({})).await.ok();
    let id = team["invitations"][0]["id"].as_str().and_then(|id| id.parse::<Uuid>().ok()).expect("an invitation");
    let call = json!({ "p_id": id });
    assert_eq!(other.admin.rpc("revoke_invitation", &call).await.error(404), "not_found");
    let plain = app.recruiter(&company, &["manage_jobs"]).await;
    assert_eq!(plain.rpc("revoke_invitation", &call).await.error(403), "missing_permission");
    assert_eq!(state(&app, &token).await, "open");
    for _ in 0..2 {
        assert_eq!(company.admin.rpc("revoke_invitation", &call).await.ok()["id"], Value::from(id.to_string()));
    }
    assert_eq!(state(&app, &token).await, "revoked");
    let log = "select count(*) from auth.audit_log where user_id = $1 and action = 'invitation_revoked'";
    assert_eq!(count(&app, log, company.admin.id).await, 1);
}
