//! `resend_webhook_event`: the same event under the same id.

use super::{company, deliveries, work};
use crate::{commands::id, kit::TestApp};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_is_the_same_event() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    let sent = id(&company.admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok());
    work(&app).await;
    let again = json!({ "p_delivery_id": sent });
    company.admin.rpc("resend_webhook_event", &again).await.ok();
    work(&app).await;
    let received = receiver.received();
    assert_eq!(received.len(), 2);
    assert_eq!((received[0].id(), &received[0].body), (received[1].id(), &received[1].body));
    let rows = deliveries(&company.admin, webhook).await;
    assert_eq!((rows.len(), &rows[0]["state"], &rows[0]["attempts"]), (1, &json!("delivered"), &json!(2)));
    let unknown = json!({ "p_delivery_id": Uuid::new_v4() });
    assert_eq!(company.admin.rpc("resend_webhook_event", &unknown).await.error(404), "not_found");
}
