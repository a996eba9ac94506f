//! `delete_webhook`: with everything that waits.

use super::{Answer, company, shown, work};
use crate::{commands::count, kit::TestApp};
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn with_a_webhook_goes_what_waits_for_it() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Status(500)]);
    company.admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok();
    work(&app).await;
    assert_eq!(shown(&company.admin, webhook).await["last"]["status_code"], json!(500));
    company.admin.rpc("delete_webhook", &json!({ "p_id": webhook })).await.ok();
    app.clock.advance(Duration::days(1));
    work(&app).await;
    assert_eq!(receiver.received().len(), 1);
    assert_eq!(count(&app, "select count(*) from webhook_deliveries where endpoint_id = $1", webhook).await, 0);
    let admin = app.session(&company.admin, "aal1").await;
    assert_eq!(admin.rpc("list_webhooks", &json!({})).await.ok()["webhooks"], json!([]));
}
