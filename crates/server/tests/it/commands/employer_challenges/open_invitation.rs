//! `open_invitation`: the first look is recorded once.

use super::{read, sent, written};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn opening_again_changes_nothing() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let of = json!({ "p_id": sent.invitation });
    assert_eq!(sent.seeker.rpc("open_invitation", &of).await.ok()["status"], "opened");
    let opened_at = read(&sent.seeker, sent.invitation).await["opened_at"].clone();
    app.clock.advance(time::Duration::minutes(1));
    assert_eq!(sent.seeker.rpc("open_invitation", &of).await.ok()["status"], "opened");
    assert_eq!(read(&sent.seeker, sent.invitation).await["opened_at"], opened_at);
    sent.seeker.rpc("start_invitation", &of).await.ok();
    assert_eq!(sent.seeker.rpc("open_invitation", &of).await.ok()["status"], "started");
    assert!(!app.seeker().await.rpc("open_invitation", &of).await.status.is_success());
}
