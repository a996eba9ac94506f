//! Passkeys: registered, used to sign in, named, removed.

use super::{PASSWORD, mails, member, post, refresh, sign_in, text, with_token};
use crate::kit::{Answer, Authenticator, TestApp};
use serde_json::{Value, json};
use time::Duration;

const ADA: &str = "ada@example.test";
const SITE: &str = "http://localhost:4321";

pub(super) async fn start() -> TestApp {
    TestApp::start_with(&[("PUBLIC_URL", SITE)]).await
}

pub(super) async fn register(app: &TestApp, session: &Value, key: &mut Authenticator) -> Answer {
    let token = text(session, "access_token");
    let asked = with_token(app, "POST", "/passkeys/registration/options", token, Some(json!({}))).await;
    if !asked.status.is_success() {
        return asked;
    }
    let asked = asked.json();
    let body = json!({ "challenge_id": asked["challenge_id"], "credential": key.create(&asked["options"]) });
    with_token(app, "POST", "/passkeys/registration/verify", token, Some(body)).await
}

async fn asked(app: &TestApp) -> Value {
    post(app, "/passkeys/authentication/options", json!({ "gotrue_meta_security": {} })).await.ok()
}

async fn answer(app: &TestApp, asked: &Value, credential: Value) -> Answer {
    let body = json!({ "challenge_id": asked["challenge_id"], "credential": credential });
    post(app, "/passkeys/authentication/verify", body).await
}

pub(super) async fn enter(app: &TestApp, key: &mut Authenticator) -> Answer {
    let asked = asked(app).await;
    let credential = key.get(&asked["options"]);
    answer(app, &asked, credential).await
}

pub(super) async fn level(app: &TestApp, session: &Value) -> String {
    let id = session["user"]["id"].as_str().expect("a text");
    let sql =
        format!("select aal, amr::text from auth.sessions where user_id = '{id}' order by created_at desc limit 1");
    let row = app.database.admin().await.query_one(&sql, &[]).await.expect("the statement runs");
    let amr: Value = serde_json::from_str(row.get(1)).expect("JSON");
    format!("{} {}", row.get::<_, &str>(0), amr[0]["method"].as_str().expect("a text"))
}

#[tokio::test]
async fn a_passkey_signs_in_with_both_factors() {
    let app = start().await;
    let session = member(&app, ADA).await;
    let mut key = Authenticator::new(SITE);
    let made = register(&app, &session, &mut key).await.ok();
    assert!(made["id"].is_string() && made["created_at"].is_string());
    assert!(mails(&app, ADA).await.iter().any(|mail| mail.subject().contains("New passkey")));
    assert_eq!(level(&app, &session).await, "aal2 passkey");

    app.clock.advance(Duration::seconds(1));
    let entered = enter(&app, &mut key).await.ok();
    assert_eq!(entered["user"]["email"], ADA);
    assert_eq!(level(&app, &entered).await, "aal2 passkey");
    refresh(&app, &entered["refresh_token"]).await.ok();

    let token = text(&entered, "access_token");
    let path = format!("/passkeys/{}", text(&made, "id"));
    let named = with_token(&app, "PATCH", &path, token, Some(json!({ "friendly_name": "Laptop" }))).await.ok();
    assert_eq!(named["friendly_name"], "Laptop");
    let listed = with_token(&app, "GET", "/passkeys", token, None).await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert!(listed[0]["last_used_at"].is_string());
    with_token(&app, "DELETE", &path, token, None).await.ok();
    assert_eq!(with_token(&app, "DELETE", &path, token, None).await.error(404), "webauthn_credential_not_found");
    assert_eq!(enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
}

#[tokio::test]
async fn the_question_names_nobody() {
    let app = start().await;
    let asked = asked(&app).await;
    assert_eq!(asked["options"]["allowCredentials"], json!([]));
    assert_eq!(asked["options"]["userVerification"], "required");
    assert_eq!(asked["options"]["rpId"], "localhost");
    assert!(asked["expires_at"].is_i64());
}

#[tokio::test]
async fn answers_that_do_not_hold_are_refused_and_none_is_taken_twice() {
    let app = start().await;
    let session = member(&app, ADA).await;
    let mut key = Authenticator::new(SITE);
    register(&app, &session, &mut key).await.ok();
    // Twice.
    let question = asked(&app).await;
    let credential = key.get(&question["options"]);
    answer(&app, &question, credential.clone()).await.ok();
    assert_eq!(answer(&app, &question, credential).await.error(400), "webauthn_challenge_not_found");
    // For another question.
    let (one, other) = (asked(&app).await, asked(&app).await);
    let credential = key.get(&one["options"]);
    assert_eq!(answer(&app, &other, credential).await.error(400), "webauthn_verification_failed");
    // Too late.
    let question = asked(&app).await;
    app.clock.advance(Duration::seconds(301));
    let credential = key.get(&question["options"]);
    assert_eq!(answer(&app, &question, credential).await.error(400), "webauthn_challenge_expired");
    // At another site, without a check of who holds the device, by a copy of it, by a key that no one registered.
    key.origin = "https://evil.test".to_owned();
    assert_eq!(enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
    key.origin = SITE.to_owned();
    key.verifies = false;
    assert_eq!(enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
    key.verifies = true;
    enter(&app, &mut key).await.ok();
    key.counter = 0;
    assert_eq!(enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
    let mut unknown = Authenticator::new(SITE);
    unknown.user_handle = key.user_handle.clone();
    assert_eq!(enter(&app, &mut unknown).await.error(400), "webauthn_verification_failed");
    // Bodies that are none.
    for body in [json!({}), json!({ "challenge_id": "x", "credential": {} }), json!({ "credential": [] })] {
        assert_eq!(post(&app, "/passkeys/authentication/verify", body).await.error(400), "validation_failed");
    }
}

#[tokio::test]
async fn a_key_is_registered_once_and_only_from_a_session_that_proved_enough() {
    let app = start().await;
    let session = member(&app, ADA).await;
    let mut key = Authenticator::new(SITE);
    register(&app, &session, &mut key).await.ok();
    assert_eq!(register(&app, &session, &mut key).await.error(422), "webauthn_credential_exists");
    let eve = member(&app, "eve@example.test").await;
    assert_eq!(register(&app, &eve, &mut key).await.error(422), "webauthn_credential_exists");
    // An old session says first who it is.
    let old = member(&app, "bob@example.test").await;
    app.clock.advance(Duration::minutes(6));
    let refused = register(&app, &old, &mut Authenticator::new(SITE)).await;
    assert_eq!(refused.error(400), "reauthentication_needed");
}

#[tokio::test]
async fn a_staff_members_passkey_guards_what_it_gives() {
    let app = start().await;
    let session = member(&app, ADA).await;
    register(&app, &session, &mut Authenticator::new(SITE)).await.ok();
    let set = "update profiles set is_internal_admin = true, needs_onboarding = false";
    app.database.admin().await.execute(set, &[]).await.unwrap();
    let weak = sign_in(&app, ADA, PASSWORD).await.ok();
    let body = Some(json!({ "factor_type": "totp" }));
    let enrolled = with_token(&app, "POST", "/factors", text(&weak, "access_token"), body).await;
    assert_eq!(enrolled.error(403), "insufficient_aal");
    assert_eq!(register(&app, &weak, &mut Authenticator::new(SITE)).await.error(403), "insufficient_aal");
}

#[tokio::test]
async fn without_a_host_name_there_are_none() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    assert_eq!(register(&app, &session, &mut Authenticator::new(SITE)).await.error(404), "passkey_disabled");
    assert_eq!(post(&app, "/passkeys/authentication/options", json!({})).await.error(404), "passkey_disabled");
    assert_eq!(app.get("/auth/v1/settings").await.ok()["passkeys_enabled"], false);
}
