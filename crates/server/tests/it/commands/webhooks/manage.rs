//! Pausing, turning on, a new secret, a test event, sending again, and deleting: each of one's own company.

use super::{Answer, Receiver, company, deliveries, shown, webhook, work};
use crate::{
    commands::{count, details, id},
    kit::TestApp,
};
use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// HMAC-SHA256 by its definition (RFC 2104), apart from the library that signs.
fn hmac(key: &[u8], message: &[u8]) -> Vec<u8> {
    let hash = |parts: [&[u8]; 2]| digest::digest(&digest::SHA256, &parts.concat()).as_ref().to_vec();
    let pad = |byte: u8| -> Vec<u8> {
        let mut block = key.to_vec();
        block.resize(64, 0);
        block.iter().map(|one| one ^ byte).collect()
    };
    hash([&pad(0x5c), &hash([&pad(0x36), message])])
}

/// What a receiver that knows the secret expects.
fn signature(secret: &str, received: &super::Received) -> String {
    let key = STANDARD.decode(secret.strip_prefix("whsec_").expect("its prefix")).expect("base64");
    let signed = format!("{}.{}.{}", received.id(), received.header("webhook-timestamp"), received.body);
    format!("v1,{}", STANDARD.encode(hmac(&key, signed.as_bytes())))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_event_is_signed_by_the_secret_and_for_a_day_by_the_one_before() {
    let app = TestApp::start().await;
    let (company, receiver) = (app.company().await, Receiver::start().await);
    let (webhook, first) = webhook(&company.admin, &receiver).await;
    let call = json!({ "p_id": webhook });
    let sent = company.admin.rpc("send_test_event", &call).await.ok();
    work(&app).await;
    let received = receiver.received();
    assert_eq!((received.len(), received[0].id().parse::<Uuid>().ok()), (1, Some(id(&sent))));
    assert_eq!(received[0].header("content-type"), "application/json");
    assert_eq!(received[0].header("webhook-signature"), signature(&first, &received[0]));
    let body = received[0].json();
    assert_eq!((&body["version"], &body["type"]), (&json!(1), &json!("webhook.test")));
    assert_eq!(body["data"], json!({ "webhook_id": webhook }));

    let rotated = company.admin.rpc("rotate_webhook_secret", &call).await.ok();
    let second = rotated["secret"].as_str().expect("a secret").to_owned();
    assert_ne!(first, second);
    company.admin.rpc("send_test_event", &call).await.ok();
    work(&app).await;
    let both = &receiver.received()[1];
    let expected = format!("{} {}", signature(&second, both), signature(&first, both));
    assert_eq!(both.header("webhook-signature"), expected);

    app.clock.advance(Duration::hours(25));
    company.admin.rpc("send_test_event", &call).await.ok();
    work(&app).await;
    let later = &receiver.received()[2];
    assert_eq!(later.header("webhook-signature"), signature(&second, later));
}

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
    assert_eq!(company.admin.rpc("list_webhooks", &json!({})).await.ok()["webhooks"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_is_forgotten_after_a_month() {
    let app = TestApp::start().await;
    let (company, _, webhook) = company(&app).await;
    company.admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok();
    work(&app).await;
    let sweep = |now| devproof_commands::sweep_webhooks(&app.db, now);
    assert_eq!(sweep(devproof_claims::Clock::now(&*app.clock) + Duration::days(29)).await.expect("it answers"), 0);
    assert_eq!(sweep(devproof_claims::Clock::now(&*app.clock) + Duration::days(31)).await.expect("it answers"), 1);
    assert_eq!(deliveries(&company.admin, webhook).await, Vec::<Value>::new());
}
