//! What can be chosen, and by whom.

use super::choose;
use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_replaces_the_one_before() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    choose(&seeker, "approved", false, true).await;
    choose(&seeker, "approved", true, false).await;
    let rows = seeker.get("/rest/v1/notification_settings?select=kind,in_app,email").await.ok();
    assert_eq!(rows, json!([{ "kind": "approved", "in_app": true, "email": false }]));
    let same = json!({ "p_kind": "weekly_digest", "p_in_app": true, "p_email": true });
    let answers = futures::future::join_all((0..8).map(|_| seeker.rpc("set_notification", &same))).await;
    assert!(answers.iter().all(|answer| answer.status.is_success()));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_kinds_of_one_s_own_role() {
    let app = TestApp::start().await;
    let (seeker, admin) = (app.seeker().await, app.company().await.admin);
    for (person, kind) in [(&seeker, "interest_received"), (&admin, "approved")] {
        let refused =
            person.rpc("set_notification", &json!({ "p_kind": kind, "p_in_app": true, "p_email": true })).await;
        assert_eq!(refused.error(422), "invalid_input");
        assert_eq!(pointers(&refused), ["/p_kind"]);
    }
    let unknown = json!({ "p_kind": "password_changed", "p_in_app": true, "p_email": false });
    assert_eq!(
        seeker.rpc("set_notification", &unknown).await.error(422),
        "invalid_input",
        "it can't be switched off"
    );
}
