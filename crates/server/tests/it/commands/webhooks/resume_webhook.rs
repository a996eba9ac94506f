//! `resume_webhook`: what was switched off begins anew, and what waits is sent at once.

use super::{Answer, company, deliveries, shown, work};
use crate::{commands::arrange, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn what_waited_for_its_next_attempt_is_sent_at_once() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Status(500), Answer::Status(500)]);
    let call = json!({ "p_id": webhook });
    company.admin.rpc("send_test_event", &call).await.ok();
    work(&app).await;
    arrange(&app, "update webhook_endpoints set state = 'failing' where id = $1", webhook).await;
    work(&app).await;
    assert_eq!(receiver.received().len(), 1);
    company.admin.rpc("resume_webhook", &call).await.ok();
    work(&app).await;
    assert_eq!(receiver.received().len(), 2);
    let stands = shown(&company.admin, webhook).await;
    assert_eq!((&stands["state"], &stands["last"]["status_code"]), (&json!("active"), &json!(500)));
    assert_eq!(deliveries(&company.admin, webhook).await[0]["attempts"], json!(2));
    assert_eq!(company.admin.rpc("resume_webhook", &call).await.error(409), "unchanged");
}
