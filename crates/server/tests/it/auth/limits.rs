//! Limits per account and per address.

use super::{PASSWORD, mails, member, post, sign_in};
use crate::kit::{Answer, TestApp};
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn parallel_sign_ins_cannot_pass_the_limit_together() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "10")]).await;
    let tries = (0..25).map(|i| {
        let password = if i % 2 == 0 { "not the password at all" } else { PASSWORD };
        sign_in(&app, "ada@example.test", password)
    });
    let answers = futures::future::join_all(tries).await;
    let passed = answers.iter().filter(|answer| answer.status.as_u16() != 429).count();
    assert_eq!(passed, 10);
    let refused = answers.iter().find(|answer| answer.status.as_u16() == 429).unwrap();
    assert_eq!(refused.error(429), "over_request_rate_limit");
    assert!(!refused.header("retry-after").is_empty());
    app.clock.advance(Duration::seconds(301));
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
}

#[tokio::test]
async fn guessing_from_many_addresses_is_limited_and_does_not_lock_the_owner_out() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "5"), ("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let from = |address: String, password: &'static str| {
        let request = app.request("POST", "/auth/v1/token?grant_type=password").header("x-forwarded-for", address);
        Answer::of(request.json(&json!({ "email": "ada@example.test", "password": password })))
    };
    member(&app, "ada@example.test").await;
    from("192.0.2.1".to_owned(), PASSWORD).await.ok();
    let mut passed = 0;
    for i in 0..12 {
        let answer = from(format!("198.51.100.{i}"), "not the password at all").await;
        passed += usize::from(answer.status.as_u16() == 400);
    }
    assert_eq!(passed, 4, "the owner's first sign-in from 192.0.2.1 was the fifth");
    assert_eq!(from("198.51.100.99".to_owned(), PASSWORD).await.status.as_u16(), 429);
    from("192.0.2.1".to_owned(), PASSWORD).await.ok();
}

#[tokio::test]
async fn forged_headers_do_not_move_the_address() {
    let settings = [("MODE", "production"), ("CAPTCHA", "off"), ("SIGN_IN_PER_ADDRESS", "5")];
    let app = TestApp::start_with(&settings).await;
    let mut passed = 0;
    for i in 0..12 {
        let request = app.request("POST", "/auth/v1/token?grant_type=password");
        let request = request.header("x-forwarded-for", format!("1.2.3.{i}"));
        let body = json!({ "email": format!("p{i}@example.test"), "password": PASSWORD });
        passed += usize::from(Answer::of(request.json(&body)).await.status.as_u16() == 400);
    }
    assert_eq!(passed, 5);
}

#[tokio::test]
async fn mails_pause_for_known_and_unknown_addresses_alike() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    for (path, extra) in
        [("/recover", json!({})), ("/otp", json!({ "create_user": false })), ("/resend", json!({ "type": "signup" }))]
    {
        let mut codes = Vec::new();
        for email in ["ada@example.test", "nobody@example.test"] {
            let mut body = extra.clone();
            body["email"] = email.into();
            let first = post(&app, path, body.clone()).await;
            let second = post(&app, path, body).await;
            codes.push((first.status.as_u16(), first.text.clone(), second.error(429)));
        }
        if path == "/resend" {
            // The sign-up's own mail was the first of this kind to that address.
            assert_eq!((codes[0].0, codes[1].0), (429, 200));
        } else {
            assert_eq!(codes[0], codes[1], "{path}");
            assert_eq!(codes[0], (200, "{}".to_owned(), "over_email_send_rate_limit".to_owned()), "{path}");
        }
    }
    assert!(mails(&app, "nobody@example.test").await.is_empty());
    app.clock.advance(Duration::seconds(61));
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
}
