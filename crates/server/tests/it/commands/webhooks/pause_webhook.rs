//! `pause_webhook`: what waits stays, and what happens isn't sent.

use super::{company, work};
use crate::{commands::details, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_paused_is_sent_nothing_until_it_is_turned_on() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    let call = json!({ "p_id": webhook });
    assert_eq!(company.admin.rpc("resume_webhook", &call).await.error(409), "unchanged");
    company.admin.rpc("send_test_event", &call).await.ok();
    assert_eq!(company.admin.rpc("pause_webhook", &call).await.ok()["state"], json!("paused"));
    work(&app).await;
    assert!(receiver.received().is_empty());
    let refused = company.admin.rpc("send_test_event", &call).await;
    assert_eq!((refused.error(409).as_str(), details(&refused)), ("webhook_off", json!({ "state": "paused" })));
    assert_eq!(company.admin.rpc("pause_webhook", &call).await.error(409), "webhook_off");
    company.admin.rpc("resume_webhook", &call).await.ok();
    work(&app).await;
    assert_eq!(receiver.types(), ["webhook.test"], "what waited is sent");
}
