//! `withdraw_invitation`: before an answer was submitted.

use super::{emails, sent, written};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_withdrawn_until_it_is_answered() {
    let app = TestApp::start().await;
    let (open, answered) = (sent(&app, &written()).await, sent(&app, &written()).await);
    let of = json!({ "p_id": open.invitation });
    assert!(!open.seeker.rpc("withdraw_invitation", &of).await.status.is_success());
    assert_eq!(open.company.admin.rpc("withdraw_invitation", &of).await.ok()["status"], "withdrawn");
    assert_eq!(open.company.admin.rpc("withdraw_invitation", &of).await.error(409), "invitation_not_open");
    assert!(emails(&app, &open.seeker).await.contains(&"Halyard withdrew “Why it fails”".to_owned()));
    let of = json!({ "p_id": answered.invitation });
    answered.seeker.rpc("start_invitation", &of).await.ok();
    let submit = json!({ "p_id": answered.invitation, "p_answer": { "texts": ["a", ""] } });
    answered.seeker.rpc("submit_invitation", &submit).await.ok();
    assert_eq!(answered.company.admin.rpc("withdraw_invitation", &of).await.error(409), "invitation_not_open");
}
