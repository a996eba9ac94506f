//! `set_recruiter_permissions`. Attack A40.

use super::{accept, invited, permissions};
use crate::{
    commands::details,
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a40_nobody_gives_a_right_that_they_lack() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_team", "view_candidates"]).await;
    let plain = app.recruiter(&company, &["manage_jobs"]).await;
    let call = |permissions: Value| json!({ "p_email": "new@example.test", "p_permissions": permissions });
    let refused = manager.rpc("invite_recruiter", &call(json!(["view_candidates", "manage_company"]))).await;
    assert_eq!(
        (refused.error(403), details(&refused)["permission"].clone()),
        ("missing_permission".to_owned(), json!("manage_company"))
    );
    assert_eq!(plain.rpc("invite_recruiter", &call(json!([]))).await.error(403), "missing_permission");
    // The role in the body, and words that are no permission.
    let raised = json!({ "p_email": "new@example.test", "p_permissions": [], "p_company_role": "admin" });
    assert!(manager.rpc("invite_recruiter", &raised).await.status.is_client_error());
    assert_eq!(manager.rpc("invite_recruiter", &call(json!(["admin"]))).await.error(422), "invalid_input");
    assert_eq!(
        manager.rpc("invite_recruiter", &json!({ "p_email": "no address", "p_permissions": [] })).await.error(422),
        "invalid_input"
    );
    let set = |who: &Person, permissions: Value| json!({ "p_profile_id": who.id, "p_permissions": permissions });
    assert_eq!(
        manager
            .rpc("set_recruiter_permissions", &set(&plain, json!(["manage_jobs", "manage_company"])))
            .await
            .error(403),
        "missing_permission"
    );
    assert_eq!(manager.rpc("set_recruiter_permissions", &set(&manager, json!([]))).await.error(422), "invalid_input");
    assert_eq!(
        manager.rpc("set_recruiter_permissions", &set(&company.admin, json!([]))).await.error(403),
        "not_allowed"
    );
    assert_eq!(
        manager.rpc("remove_member", &json!({ "p_profile_id": company.admin.id })).await.error(403),
        "not_allowed"
    );
    assert_eq!(manager.rpc("hand_over_admin", &json!({ "p_profile_id": plain.id })).await.error(403), "not_admin");
    // What someone holds already may stay, anyone who gave it; what the manager holds may be given.
    manager.rpc("set_recruiter_permissions", &set(&plain, json!(["manage_jobs", "view_candidates"]))).await.ok();
    assert_eq!(permissions(&app, &plain).await, ["manage_jobs", "view_candidates"]);
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("set_recruiter_permissions", &set(&plain, json!([]))).await.error(404), "not_found");
    assert_eq!(stranger.rpc("remove_member", &json!({ "p_profile_id": plain.id })).await.error(404), "not_found");

    // A right that is taken from the one who invited is not given by the invitation.
    let newcomer = app.newcomer().await;
    let token = invited(&app, &manager, &newcomer.email, &["view_candidates"]).await;
    company.admin.rpc("set_recruiter_permissions", &set(&manager, json!(["manage_team"]))).await.ok();
    accept(&newcomer, &token).await.ok();
    assert!(permissions(&app, &newcomer).await.is_empty());
}
