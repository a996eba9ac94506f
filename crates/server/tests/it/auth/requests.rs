//! Bodies that are broken, of the wrong type or too large: clear errors, never a 500.

use super::{member, post, text, wire};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};

const POSTS: [&str; 9] = [
    "/signup",
    "/token?grant_type=password",
    "/token?grant_type=refresh_token",
    "/token?grant_type=pkce",
    "/otp",
    "/verify",
    "/recover",
    "/resend",
    "/magiclink",
];

async fn raw(app: &TestApp, path: &str, body: Vec<u8>) -> Answer {
    let request = app.request("POST", &format!("/auth/v1{path}")).header("x-supabase-api-version", "2024-01-01");
    Answer::of(request.header("content-type", "application/json").body(body)).await
}

#[tokio::test]
async fn what_is_not_a_json_object_is_bad_json() {
    let app = TestApp::start().await;
    insta::assert_snapshot!("bad_json", wire(&raw(&app, "/signup", b"{".to_vec()).await));
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    let deep_object = format!("{{\"data\":{}1{}}}", "{\"a\":".repeat(5_000), "}".repeat(5_000));
    for path in POSTS {
        for body in [
            "",
            "null",
            "[]",
            "7",
            "\"x\"",
            "{\"a\":1e400}",
            "{\"email\":\"\\ud800\"}",
            "\u{feff}{}",
            &deep,
            &deep_object,
        ] {
            let answer = raw(&app, path, body.as_bytes().to_vec()).await;
            assert_eq!(answer.error(400), "bad_json", "{path} {}", &body[..body.len().min(40)]);
        }
        assert_eq!(raw(&app, path, vec![0xff, 0xfe]).await.error(400), "bad_json");
    }
}

#[tokio::test]
async fn every_field_of_every_type_is_a_clear_error() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ADDRESS", "100000"), ("MAIL_PAUSE_SECONDS", "0")]).await;
    let session = member(&app, "ada@example.test").await;
    let fields = [
        "email",
        "phone",
        "password",
        "data",
        "create_user",
        "type",
        "token",
        "token_hash",
        "refresh_token",
        "auth_code",
        "code_verifier",
        "code_challenge",
        "nonce",
        "current_password",
        "gotrue_meta_security",
        "channel",
    ];
    let values = [json!(7), json!(true), json!([]), json!({}), json!("\u{0}"), json!("x".repeat(5_000)), json!("")];
    for path in POSTS.into_iter().chain(["/user"]) {
        for field in fields {
            for value in &values {
                let mut body: Value =
                    json!({ "email": "nobody@example.test", "password": "short", "type": "signup" });
                body[field] = value.clone();
                let answer = if path == "/user" {
                    body["email"] = if field == "email" { value.clone() } else { Value::Null };
                    super::with_token(&app, "PUT", path, text(&session, "access_token"), Some(body.clone())).await
                } else {
                    post(&app, path, body.clone()).await
                };
                let status = answer.status.as_u16();
                assert!(status < 500 && status != 404, "{path} {field} {status} {}", answer.text);
                if status != 200 {
                    assert!(answer.json()["message"].is_string(), "{path} {body} {}", answer.text);
                }
            }
        }
    }
}

#[tokio::test]
async fn a_large_body_is_refused_before_it_is_read() {
    let app = TestApp::start().await;
    for path in POSTS {
        let body = format!("{{\"email\":\"{}\"}}", "x".repeat(2 * 1024 * 1024));
        assert_eq!(raw(&app, path, body.into_bytes()).await.error(413), "request_entity_too_large", "{path}");
    }
}

#[tokio::test]
async fn errors_carry_cors_headers_and_are_not_cached() {
    let app = TestApp::start().await;
    let request = app.request("POST", "/auth/v1/signup").header("origin", "https://elsewhere.test");
    let answer = Answer::of(request.header("x-supabase-api-version", "2024-01-01").body("{")).await;
    assert_eq!(answer.error(400), "bad_json");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert!(!answer.header("access-control-allow-origin").is_empty());
    assert!(answer.header("access-control-expose-headers").to_lowercase().contains("x-supabase-api-version"));
}
