//! Limits per account and per address.

use super::{PASSWORD, mails, member, post, sign_in};
use crate::kit::{Answer, TestApp};
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn a07_parallel_sign_ins_cannot_pass_the_limit_together() {
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
async fn a05_guessing_from_many_addresses_is_limited_and_does_not_lock_the_owner_out() {
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
async fn a06_forged_headers_do_not_move_the_address() {
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
async fn a03_mails_pause_for_known_and_unknown_addresses_alike() {
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

#[tokio::test]
async fn a06_no_header_and_a_broken_one_are_limited_over_two_nodes_together() {
    let settings = [("MODE", "production"), ("CAPTCHA", "off"), ("SIGN_IN_PER_ADDRESS", "6")];
    let app = TestApp::start_with(&settings).await;
    let node = app.second_node().await;
    let headers = [None, Some(", x"), Some("unknown"), Some(""), Some("::1, 1.2.3.4"), Some("10.0.0.1")];
    let mut passed = 0;
    for (i, header) in headers.iter().cycle().take(18).enumerate() {
        let url = if i % 2 == 0 { &app.url } else { &node.url };
        let mut request = app.http.post(format!("{url}/auth/v1/token?grant_type=password"));
        if let Some(header) = header {
            request = request
                .header("x-forwarded-for", *header)
                .header("x-real-ip", "9.9.9.9")
                .header("forwarded", "for=9.9.9.9");
        }
        let body = json!({ "email": format!("p{i}@example.test"), "password": PASSWORD });
        let answer = Answer::of(request.header("apikey", app.anon_key()).json(&body)).await;
        passed += usize::from(answer.status.as_u16() == 400);
    }
    assert_eq!(passed, 6);
}

#[tokio::test]
async fn a06_behind_a_proxy_the_nearest_stranger_counts_and_a_household_is_one() {
    let settings = [
        ("MODE", "production"),
        ("CAPTCHA", "off"),
        ("SIGN_IN_PER_ADDRESS", "4"),
        ("TRUSTED_PROXIES", "127.0.0.1,10.0.0.1"),
    ];
    let app = TestApp::start_with(&settings).await;
    let from = |forwarded: String, who: String| {
        let request = app.request("POST", "/auth/v1/token?grant_type=password").header("x-forwarded-for", forwarded);
        let body = json!({ "email": format!("{who}@example.test"), "password": PASSWORD });
        async move { Answer::of(request.json(&body)).await.status.as_u16() == 400 }
    };
    let mut passed = [0, 0, 0];
    for i in 0..8 {
        // What the client wrote itself stands left of what the proxies saw.
        passed[0] += usize::from(from(format!("1.2.3.{i}, 192.0.2.7, 10.0.0.1"), format!("a{i}")).await);
        // Addresses of one /64.
        passed[1] += usize::from(from(format!("2001:db8:1:2:{i}::{i}"), format!("b{i}")).await);
        // Households of their own.
        passed[2] += usize::from(from(format!("2001:db8:2:{i}::1"), format!("c{i}")).await);
    }
    assert_eq!(passed, [4, 4, 8]);
}

#[tokio::test]
async fn a07_two_servers_share_one_budget_to_the_last_try() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "10"), ("MAIL_PAUSE_SECONDS", "0")]).await;
    member(&app, "ada@example.test").await;
    app.database.admin().await.execute("delete from auth.known_addresses", &[]).await.unwrap();
    let node = app.second_node().await;
    let tries = (0..50).map(|i| {
        let url = if i % 2 == 0 { &app.url } else { &node.url };
        let request = app.http.post(format!("{url}/auth/v1/token?grant_type=password"));
        let body = json!({ "email": "ada@example.test", "password": "not the password at all" });
        Answer::of(request.header("apikey", app.anon_key()).json(&body))
    });
    let answers = futures::future::join_all(tries).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() != 429).count(), 10);
}

#[tokio::test]
async fn a03_asking_for_a_mail_takes_as_long_for_strangers() {
    let app = TestApp::start_with(&[("MAIL_PAUSE_SECONDS", "0")]).await;
    member(&app, "ada@example.test").await;
    for path in ["/recover", "/otp", "/resend"] {
        let mut medians = Vec::new();
        for email in ["ada@example.test", "nobody@example.test"] {
            let mut times = Vec::new();
            for _ in 0..9 {
                let body = json!({ "email": email, "create_user": false, "type": "signup" });
                let start = std::time::Instant::now();
                assert_eq!(post(&app, path, body).await.text, "{}");
                times.push(start.elapsed().as_millis());
            }
            times.sort_unstable();
            medians.push(times[4]);
        }
        // Neither answers before the time that both keep to.
        assert!(medians.iter().all(|median| *median >= 100), "{path}: {medians:?}");
    }
}
