//! `rotate_webhook_secret`: for a day both secrets sign, then the new one alone.

use super::{Received, Receiver, webhook, work};
use crate::{commands::id, kit::TestApp};
use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;
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
fn signature(secret: &str, received: &Received) -> String {
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
    let admin = app.session(&company.admin, "aal1").await;
    admin.rpc("send_test_event", &call).await.ok();
    work(&app).await;
    let later = &receiver.received()[2];
    assert_eq!(later.header("webhook-signature"), signature(&second, later));
}
