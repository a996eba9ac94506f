//! `/auth/v1`, by the front door.

mod admin;
mod anonymous;
mod audit;
mod brute_force;
mod captcha;
mod concurrent_refresh;
mod factors;
mod github;
mod identities;
mod keys;
mod limits;
mod logout;
mod mailbox;
mod oidc;
mod passkeys;
mod password;
mod phone;
mod pkce;
mod refresh;
mod refresh_rotation;
mod requests;
mod sessions;
mod settings;
mod signup;
mod smtp;
mod sso;
mod sso_proof;
mod step_up;
mod tokens;
mod undo;
mod user;
mod verify;

use crate::kit::{Answer, TestApp};
use mailbox::mails;
use serde_json::{Value, json};

/// A password that the policy takes.
const PASSWORD: &str = "correct horse battery staple";
/// Most tests do not wait between mails.
const NO_PAUSE: &[(&str, &str)] = &[("MAIL_PAUSE_SECONDS", "0")];

/// Posts as the stock client does: with the API version.
async fn post(app: &TestApp, path: &str, body: Value) -> Answer {
    let request = app.request("POST", &format!("/auth/v1{path}")).header("x-supabase-api-version", "2024-01-01");
    Answer::of(request.json(&body)).await
}

/// A call with an access token.
async fn with_token(app: &TestApp, method: &str, path: &str, token: &str, body: Option<Value>) -> Answer {
    let request = app
        .request(method, &format!("/auth/v1{path}"))
        .header("x-supabase-api-version", "2024-01-01")
        .bearer_auth(token);
    Answer::of(match body {
        Some(body) => request.json(&body),
        None => request,
    })
    .await
}

/// Signs up and confirms by the mailed code; the session.
async fn member(app: &TestApp, email: &str) -> Value {
    post(app, "/signup", json!({ "email": email, "password": PASSWORD })).await.ok();
    let code = mails(app, email).await[0].code();
    post(app, "/verify", json!({ "type": "signup", "email": email, "token": code })).await.ok()
}

/// Signs in; the session.
async fn sign_in(app: &TestApp, email: &str, password: &str) -> Answer {
    post(app, "/token?grant_type=password", json!({ "email": email, "password": password })).await
}

async fn refresh(app: &TestApp, token: &Value) -> Answer {
    post(app, "/token?grant_type=refresh_token", json!({ "refresh_token": token })).await
}

/// A text of a session or user.
fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_else(|| panic!("no {name} in {value}"))
}

/// An answer as text for a snapshot, with what changes from run to run made even.
fn wire(answer: &Answer) -> String {
    let mut lines = vec![answer.status.to_string()];
    for name in ["x-sb-error-code", "x-supabase-api-version", "cache-control", "content-type"] {
        if !answer.header(name).is_empty() {
            lines.push(format!("{name}: {}", answer.header(name)));
        }
    }
    if !answer.text.is_empty() {
        lines.push(serde_json::to_string_pretty(&even(&answer.json())).expect("JSON prints"));
    }
    lines.join("\n")
}

/// The value with ids, times and tokens replaced by their kind.
fn even(value: &Value) -> Value {
    match value {
        Value::String(text) if uuid::Uuid::try_parse(text).is_ok() => "[id]".into(),
        Value::String(text) if text.len() == 27 && text.ends_with('Z') && text.contains('T') => "[time]".into(),
        Value::Array(items) => items.iter().map(even).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| match name.as_str() {
                "access_token" | "refresh_token" | "expires_at" => (name.clone(), Value::from(format!("[{name}]"))),
                _ => (name.clone(), even(value)),
            })
            .collect(),
        other => other.clone(),
    }
}
