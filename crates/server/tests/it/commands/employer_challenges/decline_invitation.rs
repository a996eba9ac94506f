//! `decline_invitation`: the candidate declines, before or after the start.

use super::{read, sent, written};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_open_invitation_is_declined_once_with_a_reason() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let decline = json!({ "p_id": sent.invitation, "p_reason": "No time" });
    assert!(!sent.company.admin.rpc("decline_invitation", &decline).await.status.is_success());
    assert_eq!(sent.seeker.rpc("decline_invitation", &decline).await.ok()["status"], "declined");
    assert_eq!(sent.seeker.rpc("decline_invitation", &decline).await.error(409), "invitation_not_open");
    assert_eq!(read(&sent.company.admin, sent.invitation).await["reason"], "No time");
}
