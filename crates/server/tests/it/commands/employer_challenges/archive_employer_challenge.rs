//! `archive_employer_challenge`: no new invitations; those that were sent continue.

use super::{draft, sent, written};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_challenge_is_answered_by_those_who_have_it() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let (admin, call) = (&sent.company.admin, json!({ "p_id": sent.challenge }));
    assert_eq!(admin.rpc("archive_employer_challenge", &call).await.ok()["status"], "archived");
    assert_eq!(admin.rpc("archive_employer_challenge", &call).await.error(409), "unchanged");
    sent.seeker.rpc("start_invitation", &json!({ "p_id": sent.invitation })).await.ok();
    let draft = json!({ "p_id": draft(admin, &written()).await });
    assert_eq!(admin.rpc("archive_employer_challenge", &draft).await.error(409), "challenge_status");
    assert_eq!(app.company().await.admin.rpc("archive_employer_challenge", &call).await.error(404), "not_found");
}
