//! `send_test_event`, and that nobody but the company's managers reaches a webhook.

use super::{company, deliveries, work};
use crate::{commands::id, kit::TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn another_company_reads_and_changes_nothing() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    let sent = id(&company.admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok());
    let other = app.company().await.admin;
    for name in ["pause_webhook", "resume_webhook", "delete_webhook", "rotate_webhook_secret", "send_test_event"] {
        assert_eq!(other.rpc(name, &json!({ "p_id": webhook })).await.error(404), "not_found", "{name}");
    }
    assert_eq!(other.rpc("resend_webhook_event", &json!({ "p_delivery_id": sent })).await.error(404), "not_found");
    assert!(deliveries(&other, webhook).await.is_empty());
    assert_eq!(other.rpc("list_webhooks", &json!({})).await.ok()["webhooks"], json!([]));
    for table in ["webhook_endpoints", "webhook_deliveries"] {
        let answer = company.admin.get(&format!("/rest/v1/{table}?select=*")).await;
        assert!(!answer.status.is_success(), "pages read functions: {table}");
    }
    work(&app).await;
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_is_forgotten_after_a_month() {
    let app = TestApp::start().await;
    let (company, _, webhook) = company(&app).await;
    company.admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok();
    work(&app).await;
    let sweep = |now| devproof_commands::sweep_webhooks(&app.db, now);
    assert_eq!(sweep(app.clock.now() + Duration::days(29)).await.expect("it answers"), 0);
    assert_eq!(sweep(app.clock.now() + Duration::days(31)).await.expect("it answers"), 1);
    assert_eq!(deliveries(&company.admin, webhook).await, Vec::<Value>::new());
}
