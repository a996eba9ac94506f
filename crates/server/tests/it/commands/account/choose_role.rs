//! `choose_role`.

use super::details;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_role_is_chosen_once() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    assert_eq!(person.rpc("choose_role", &json!({ "p_role": "staff" })).await.error(422), "invalid_input");
    assert_eq!(
        person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok(),
        json!({ "role": "job_seeker" })
    );
    let again = person.rpc("choose_role", &json!({ "p_role": "employer" })).await;
    assert_eq!(again.error(409), "role_already_chosen");
    assert_eq!(details(&again), json!({ "role": "job_seeker" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_choices_leave_one_role() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    let roles = ["job_seeker", "employer"].repeat(5);
    let calls = roles.iter().map(|role| {
        let person = person.clone();
        async move { person.rpc("choose_role", &json!({ "p_role": role })).await.status.is_success() }
    });
    let done = futures::future::join_all(calls).await;
    assert_eq!(done.iter().filter(|done| **done).count(), 1);
}
