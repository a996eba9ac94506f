//! The captcha: when it is asked, and what passes it.

use super::{PASSWORD, member, post, sign_in, with_token};
use crate::kit::{Answer, TestApp};
use altcha::{Challenge, Payload, SolveChallengeOptions, solve_challenge};
use axum::{Router, extract::State, routing};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};
use time::Duration;
use tokio::net::TcpListener;

const ALTCHA: &[(&str, &str)] =
    &[("CAPTCHA", "altcha"), ("CAPTCHA_AFTER", "0"), ("CAPTCHA_ROUNDS", "1"), ("MAIL_PAUSE_SECONDS", "0")];

/// A solved challenge, as the widget hands it over.
async fn solved(app: &TestApp) -> String {
    let challenge: Challenge = serde_json::from_value(app.get("/auth/v1/captcha").await.ok()).expect("a challenge");
    let solution = solve_challenge(SolveChallengeOptions::new(&challenge))
        .expect("it is as this test made it")
        .expect("it is as the test made it");
    STANDARD.encode(serde_json::to_vec(&Payload { challenge, solution }).expect("it is as this test made it"))
}

/// Signing in with this answer of the captcha.
async fn with_captcha(app: &TestApp, token: &str) -> Answer {
    let security = json!({ "captcha_token": token });
    let body = json!({ "email": "ada@example.test", "password": PASSWORD, "gotrue_meta_security": security });
    post(app, "/token?grant_type=password", body).await
}

/// The account that signs in here, made without anyone asking for a captcha.
async fn ada(app: &TestApp) {
    let body = json!({ "email": "ada@example.test", "password": PASSWORD, "email_confirm": true });
    let captcha = json!({ "captcha_token": solved(app).await });
    let mut sign_up = body;
    sign_up["gotrue_meta_security"] = captcha;
    post(app, "/signup", sign_up).await.ok();
    app.database
        .admin()
        .await
        .execute("update auth.users set email_confirmed_at = now()", &[])
        .await
        .expect("the statement runs");
}

#[tokio::test]
async fn a11_a_captcha_passes_once_and_only_its_own_site() {
    let app = TestApp::start_with(ALTCHA).await;
    ada(&app).await;
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "captcha_failed", "missing");
    let token = solved(&app).await;
    with_captcha(&app, &token).await.ok();
    let again = with_captcha(&app, &token).await;
    assert_eq!(again.error(400), "captcha_failed", "used before");
    assert_eq!(again.json()["message"], "captcha protection: request disallowed (already-used)");

    let other = TestApp::start_with(ALTCHA).await;
    assert_eq!(with_captcha(&app, &solved(&other).await).await.error(400), "captcha_failed", "of another site");
    let late = solved(&app).await;
    app.clock.advance(Duration::minutes(11));
    assert_eq!(with_captcha(&app, &late).await.error(400), "captcha_failed", "too old");
    with_captcha(&app, &solved(&app).await).await.ok();

    // The grant that the query names decides, whatever the body looks like.
    let password = json!({ "email": "ada@example.test", "password": PASSWORD, "refresh_token": "x" });
    let refresh = post(&app, "/token?grant_type=refresh_token", password.clone()).await;
    assert_eq!(refresh.error(400), "refresh_token_not_found");
    assert_eq!(post(&app, "/token?grant_type=password", password).await.error(400), "captcha_failed");
}

#[tokio::test]
async fn a11_parallel_uses_of_one_token_pass_once_over_two_nodes() {
    let app = TestApp::start_with(ALTCHA).await;
    ada(&app).await;
    let (node, token) = (app.second_node().await, solved(&app).await);
    let tries = (0..12).map(|i| {
        let url = if i % 2 == 0 { &app.url } else { &node.url };
        let request = app.http.post(format!("{url}/auth/v1/token?grant_type=password"));
        let security = json!({ "captcha_token": token });
        let body = json!({ "email": "ada@example.test", "password": PASSWORD, "gotrue_meta_security": security });
        Answer::of(request.header("apikey", app.anon_key()).json(&body))
    });
    let answers = futures::future::join_all(tries).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
}

#[tokio::test]
async fn every_call_that_makes_accounts_or_mails_asks_and_the_operator_is_not_asked() {
    let app = TestApp::start_with(ALTCHA).await;
    let body = json!({ "email": "ada@example.test", "password": PASSWORD, "type": "signup" });
    for path in ["/signup", "/recover", "/otp", "/magiclink", "/resend", "/token?grant_type=password"] {
        assert_eq!(post(&app, path, body.clone()).await.error(400), "captcha_failed", "{path}");
        let operator = with_token(&app, "POST", path, &app.service_key(), Some(body.clone())).await;
        assert_ne!(operator.json()["code"], "captcha_failed", "{path}");
    }
}

#[tokio::test]
async fn it_is_asked_after_failures_from_one_address_and_on_one_account() {
    let settings =
        [("CAPTCHA", "altcha"), ("CAPTCHA_AFTER", "3"), ("CAPTCHA_ROUNDS", "1"), ("TRUSTED_PROXIES", "127.0.0.1")];
    let app = TestApp::start_with(&settings).await;
    member(&app, "ada@example.test").await;
    let from = |address: &'static str, email: &'static str, password: &'static str| {
        let request = app.request("POST", "/auth/v1/token?grant_type=password").header("x-forwarded-for", address);
        let request = request.header("x-supabase-api-version", "2024-01-01");
        Answer::of(request.json(&json!({ "email": email, "password": password })))
    };
    // Anyone who signs in makes no trouble, however often.
    for _ in 0..5 {
        from("192.0.2.1", "ada@example.test", PASSWORD).await.ok();
    }
    for i in 0..5 {
        let expected = if i < 3 { "invalid_credentials" } else { "captcha_failed" };
        assert_eq!(from("192.0.2.2", "bob@example.test", "wrong").await.error(400), expected, "{i}");
    }
    assert_eq!(from("192.0.2.2", "eve@example.test", "wrong").await.error(400), "captcha_failed", "that address");
    assert_eq!(from("192.0.2.3", "bob@example.test", "wrong").await.error(400), "captcha_failed", "that account");
    from("192.0.2.4", "ada@example.test", PASSWORD).await.ok();
    // In parallel no more pass than one by one.
    let tries = (0..10).map(|_| from("192.0.2.9", "carl@example.test", "wrong"));
    let answers = futures::future::join_all(tries).await;
    let passed = answers.iter().filter(|answer| answer.error(400) == "invalid_credentials").count();
    assert_eq!(passed, 3);
    app.clock.advance(Duration::seconds(3_601));
    assert_eq!(from("192.0.2.2", "bob@example.test", "wrong").await.error(400), "invalid_credentials");
}

#[tokio::test]
async fn the_page_learns_which_captcha_there_is() {
    let app = TestApp::start_with(ALTCHA).await;
    let expected = json!({ "kind": "altcha", "site_key": null });
    assert_eq!(Answer::of(app.http.get(format!("{}/config.json", app.url))).await.ok()["captcha"], expected);
    let challenge = app.get("/auth/v1/captcha").await.ok();
    assert_eq!(
        (&challenge["parameters"]["algorithm"], &challenge["parameters"]["cost"]),
        (&json!("PBKDF2/SHA-256"), &json!(1))
    );
    assert!(challenge["signature"].is_string() && challenge["parameters"]["expiresAt"].is_i64());

    let off = TestApp::start().await;
    assert_eq!(off.get("/auth/v1/captcha").await.json()["error_code"], "feature_disabled");
    member(&off, "ada@example.test").await;
}

/// A captcha service on loopback: answers what it is told to and notes what it was asked.
#[derive(Clone)]
struct Service {
    answer: Arc<Mutex<Value>>,
    asked: Arc<Mutex<Vec<HashMap<String, String>>>>,
}

impl Service {
    /// Starts it; its address.
    async fn start() -> (Self, String) {
        let service = Self { answer: Arc::new(Mutex::new(json!({}))), asked: Arc::default() };
        let router = Router::new()
            .route(
                "/siteverify",
                routing::post(|State(service): State<Self>, body: String| async move {
                    let form = reqwest::Url::parse(&format!("x:?{body}")).expect("it is as this test made it");
                    service
                        .asked
                        .lock()
                        .expect("no test panicked with it")
                        .push(form.query_pairs().into_owned().collect());
                    let answer = service.answer.lock().expect("no test panicked with it").clone();
                    axum::Json(answer)
                }),
            )
            .with_state(service.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/siteverify", listener.local_addr().expect("an address"));
        tokio::spawn(async { axum::serve(listener, router).await });
        (service, url)
    }

    fn answers(&self, answer: Value) {
        *self.answer.lock().expect("no test panicked with it") = answer;
    }
}

fn service_settings<'a>(kind: &'a str, url: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("CAPTCHA", kind),
        ("CAPTCHA_AFTER", "0"),
        ("CAPTCHA_SITE_KEY", "site-key"),
        ("CAPTCHA_SECRET", "hush"),
        ("CAPTCHA_VERIFY_URL", url),
    ]
}

#[tokio::test]
async fn a11_a_service_is_asked_with_our_secret_and_its_answer_must_be_about_our_site() {
    for kind in ["hcaptcha", "turnstile"] {
        let (service, url) = Service::start().await;
        let app = TestApp::start_with(&service_settings(kind, &url)).await;
        service.answers(json!({ "success": true, "hostname": "127.0.0.1" }));
        assert_eq!(with_captcha(&app, "good").await.error(400), "invalid_credentials", "let through");
        let asked = service.asked.lock().unwrap()[0].clone();
        let field = |name: &str| asked.get(name).map(String::as_str);
        assert_eq!((field("secret"), field("response")), (Some("hush"), Some("good")));
        assert_eq!((field("remoteip"), field("sitekey")), (Some("127.0.0.1"), Some("site-key")));
        assert_eq!(with_captcha(&app, "good").await.error(400), "captcha_failed", "one token, one use");

        service.answers(json!({ "success": true, "hostname": "evil.example" }));
        assert_eq!(with_captcha(&app, "foreign").await.error(400), "captcha_failed", "solved elsewhere");
        service.answers(json!({ "success": false, "error-codes": ["timeout-or-duplicate"] }));
        let refused = with_captcha(&app, "old").await;
        assert_eq!(refused.error(400), "captcha_failed");
        assert_eq!(refused.json()["message"], "captcha protection: request disallowed (timeout-or-duplicate)");
        assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "captcha_failed", "missing");
        let shown = Answer::of(app.http.get(format!("{}/config.json", app.url))).await.ok();
        assert_eq!(shown["captcha"], json!({ "kind": kind, "site_key": "site-key" }));
    }
}

#[tokio::test]
async fn a12_while_the_service_is_down_nobody_passes() {
    // A port that no one listens on.
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/siteverify", closed.local_addr().unwrap());
    drop(closed);
    let app = TestApp::start_with(&service_settings("turnstile", &url)).await;
    for path in ["/token?grant_type=password", "/signup", "/recover"] {
        let security = json!({ "captcha_token": "t" });
        let body = json!({ "email": "ada@example.test", "password": PASSWORD, "gotrue_meta_security": security });
        let answer = post(&app, path, body).await;
        assert_eq!(answer.error(503), "captcha_unavailable", "{path}");
        assert!(answer.json()["message"].as_str().unwrap().contains("Try again"), "{path}");
        assert!(!answer.header("retry-after").is_empty(), "{path}");
    }

    // Our own settings being wrong is no answer about the token either, nor is an answer that cannot be read.
    let (service, url) = Service::start().await;
    let app = TestApp::start_with(&service_settings("turnstile", &url)).await;
    for answer in [json!({ "success": false, "error-codes": ["invalid-input-secret"] }), json!("down"), json!({})] {
        service.answers(answer.clone());
        assert_eq!(with_captcha(&app, "t").await.error(503), "captcha_unavailable", "{answer}");
    }
    // A service that takes the call and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/siteverify", silent.local_addr().unwrap());
    let app = TestApp::start_with(&service_settings("hcaptcha", &url)).await;
    assert_eq!(with_captcha(&app, "t").await.error(503), "captcha_unavailable");
}
