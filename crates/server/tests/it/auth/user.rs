//! `GET /user`, `PUT /user`, `GET /reauthenticate`.

use super::{NO_PAUSE, PASSWORD, mails, member, post, refresh, sign_in, text, verify::open, wire, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use time::Duration;

const NEW: &str = "another horse, battery removed 9";

async fn put(app: &TestApp, session: &Value, body: Value) -> Answer {
    with_token(app, "PUT", "/user", text(session, "access_token"), Some(body)).await
}

/// The session with a fresh access token after the clock moved.
async fn refreshed(app: &TestApp, session: &Value) -> Value {
    refresh(app, &session["refresh_token"]).await.ok()
}

#[tokio::test]
async fn who_is_not_signed_in_learns_why() {
    let app = TestApp::start().await;
    let nobody = Answer::of(app.request("GET", "/auth/v1/user").header("x-supabase-api-version", "2024-01-01")).await;
    insta::assert_snapshot!("no_authorization", wire(&nobody));
    let anon = with_token(&app, "GET", "/user", &app.anon_key(), None).await;
    assert_eq!(anon.error(403), "bad_jwt");
    let garbage = with_token(&app, "GET", "/user", "x.y.z", None).await;
    insta::assert_snapshot!("bad_jwt", wire(&garbage));
    let session = member(&app, "ada@example.test").await;
    app.clock.advance(Duration::minutes(16));
    let expired = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await;
    assert_eq!(expired.error(403), "bad_jwt");
    let session = refreshed(&app, &session).await;
    app.database.admin().await.execute("delete from auth.users", &[]).await.unwrap();
    let gone = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await;
    assert_eq!(gone.error(403), "user_not_found");
}

#[tokio::test]
async fn metadata_merges_key_by_key() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let nulls = json!({ "data": { "a": 1, "b": { "c": 2 } }, "code_challenge": null, "code_challenge_method": null });
    put(&app, &session, nulls).await.ok();
    let user = put(&app, &session, json!({ "data": { "a": null, "d": 3 } })).await.ok();
    assert_eq!(user["user_metadata"], json!({ "b": { "c": 2 }, "d": 3, "email_verified": true }));
    let raised =
        put(&app, &session, json!({ "app_metadata": { "role": "admin" }, "role": "service_role" })).await.ok();
    assert_eq!(raised["app_metadata"], json!({ "provider": "email", "providers": ["email"] }));
    let claims = refreshed(&app, &session).await;
    assert_eq!(claims["user"]["user_metadata"]["d"], 3);
    for bad in
        [json!({ "data": [] }), json!({ "data": { "a": "\u{0}" } }), json!({ "data": { "a": "x".repeat(9_000) } })]
    {
        assert_eq!(put(&app, &session, bad).await.error(400), "validation_failed");
    }
}

#[tokio::test]
async fn a_fresh_session_sets_a_password_and_ends_the_others() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let old = member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    let recovery = mails(&app, "ada@example.test").await[0].link_token();
    let session = sign_in(&app, "ada@example.test", PASSWORD).await.ok();

    assert_eq!(put(&app, &session, json!({ "password": PASSWORD })).await.error(422), "same_password");
    assert_eq!(put(&app, &session, json!({ "password": "password" })).await.error(422), "weak_password");
    let wrong = json!({ "password": NEW, "current_password": "not the password at all" });
    assert_eq!(put(&app, &session, wrong).await.error(400), "current_password_invalid");
    put(&app, &session, json!({ "password": NEW })).await.ok();

    assert_eq!(refresh(&app, &old["refresh_token"]).await.error(400), "session_not_found");
    refresh(&app, &session["refresh_token"]).await.ok();
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
    sign_in(&app, "ada@example.test", NEW).await.ok();
    assert_eq!(mails(&app, "ada@example.test").await[0].subject(), "Your password was changed");
    // A link that was out there does not undo it.
    let link = json!({ "type": "recovery", "token_hash": recovery });
    assert_eq!(post(&app, "/verify", link).await.error(403), "otp_expired");
}

#[tokio::test]
async fn an_old_session_needs_the_mailed_code() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    app.clock.advance(Duration::minutes(6));
    let session = refreshed(&app, &session).await;
    assert_eq!(put(&app, &session, json!({ "password": NEW })).await.error(400), "reauthentication_needed");
    let asked = with_token(&app, "GET", "/reauthenticate", text(&session, "access_token"), None).await;
    assert_eq!(asked.ok(), json!({}));
    let code = mails(&app, "ada@example.test").await[0].code();
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let refused = put(&app, &session, json!({ "password": NEW, "nonce": wrong, "data": { "half": true } })).await;
    assert_eq!(refused.error(422), "reauthentication_not_valid");
    let user = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    assert!(user["user_metadata"]["half"].is_null(), "nothing is half done");
    // The code is no way to sign in.
    let verify = json!({ "type": "email", "email": "ada@example.test", "token": code });
    assert_eq!(post(&app, "/verify", verify).await.error(403), "otp_expired");
    put(&app, &session, json!({ "password": NEW, "nonce": code })).await.ok();
    let again = put(&app, &session, json!({ "password": PASSWORD, "nonce": code })).await;
    assert_eq!(again.error(422), "reauthentication_not_valid");
}

#[tokio::test]
async fn a_recovery_session_sets_a_password_for_an_hour() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "ada@example.test").await;
    let recover = || async {
        post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
        let link = mails(&app, "ada@example.test").await[0].link_token();
        post(&app, "/verify", json!({ "type": "recovery", "token_hash": link })).await.ok()
    };
    let session = recover().await;
    app.clock.advance(Duration::minutes(50));
    let session = refreshed(&app, &session).await;
    put(&app, &session, json!({ "password": NEW })).await.ok();
    app.clock.advance(Duration::minutes(11));
    let session = refreshed(&app, &session).await;
    assert_eq!(put(&app, &session, json!({ "password": PASSWORD })).await.error(400), "reauthentication_needed");
}

#[tokio::test]
async fn another_address_takes_a_fresh_proof() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    app.clock.advance(Duration::minutes(6));
    let session = refreshed(&app, &session).await;
    let body = json!({ "email": "ada@new.test" });
    assert_eq!(put(&app, &session, body.clone()).await.error(400), "reauthentication_needed");
    assert!(mails(&app, "ada@new.test").await.is_empty());
    let session = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    put(&app, &session, body).await.ok();
}

#[tokio::test]
async fn an_address_changes_when_both_addresses_say_so() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    let user = put(&app, &session, json!({ "email": "Ada@new.test" })).await.ok();
    assert_eq!((text(&user, "email"), text(&user, "new_email")), ("ada@example.test", "ada@new.test"));
    let old = &mails(&app, "ada@example.test").await[0];
    let new = &mails(&app, "ada@new.test").await[0];

    let half = open(&old.link()).await;
    assert!(half.fragment().unwrap().starts_with("message="), "{half}");
    open(&old.link()).await; // Opened twice, it is still one half.
    let unchanged = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    assert_eq!(text(&unchanged, "email"), "ada@example.test");
    let code = json!({ "type": "email_change", "email": "ada@new.test", "token": new.code() });
    let changed = post(&app, "/verify", code).await.ok();
    assert_eq!(text(&changed["user"], "email"), "ada@new.test");
    assert!(changed["user"]["new_email"].is_null());
    assert_eq!(changed["user"]["identities"][0]["email"], "ada@new.test");
    sign_in(&app, "ada@new.test", PASSWORD).await.ok();
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
}

#[tokio::test]
async fn naming_the_present_address_takes_a_change_back() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    put(&app, &session, json!({ "email": "ada@new.test" })).await.ok();
    let (old, new) = (mails(&app, "ada@example.test").await[0].link(), mails(&app, "ada@new.test").await[0].link());
    open(&old).await;
    let user = put(&app, &session, json!({ "email": "Ada@example.test" })).await.ok();
    assert!(user["new_email"].is_null());
    open(&new).await;
    open(&old).await;
    let user = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    assert_eq!(text(&user, "email"), "ada@example.test");
    // And it can be begun again.
    put(&app, &session, json!({ "email": "ada@new.test" })).await.ok();
    open(&mails(&app, "ada@example.test").await[0].link()).await;
    open(&mails(&app, "ada@new.test").await[0].link()).await;
    sign_in(&app, "ada@new.test", PASSWORD).await.ok();
}

#[tokio::test]
async fn the_first_half_by_code_says_so() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    put(&app, &session, json!({ "email": "ada@new.test" })).await.ok();
    let token = mails(&app, "ada@new.test").await[0].link_token();
    let half = post(&app, "/verify", json!({ "type": "email_change", "token_hash": token })).await;
    insta::assert_snapshot!("half_of_an_address_change", wire(&half));
}

#[tokio::test]
async fn a04_changing_to_somebody_elses_address_tells_nothing_and_does_nothing() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    member(&app, "bob@example.test").await;
    let taken = put(&app, &session, json!({ "email": "bob@example.test" })).await;
    let fresh = put(&app, &session, json!({ "email": "eve@example.test" })).await;
    assert_eq!(wire(&taken).replace("bob@", "eve@"), wire(&fresh));
    put(&app, &session, json!({ "email": "bob@example.test" })).await.ok();
    let told = &mails(&app, "bob@example.test").await[0];
    assert_eq!(told.subject(), "Your email address is already in use");
    assert!(!told.0.text.contains("http"));
    open(&mails(&app, "ada@example.test").await[0].link()).await;
    let user = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    assert_eq!(text(&user, "email"), "ada@example.test");
}

#[tokio::test]
async fn a33_recovery_mail_to_the_old_address_dies_with_the_change() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    let recovery = mails(&app, "ada@example.test").await[0].link_token();
    put(&app, &session, json!({ "email": "ada@new.test" })).await.ok();
    open(&mails(&app, "ada@example.test").await[0].link()).await;
    open(&mails(&app, "ada@new.test").await[0].link()).await;
    sign_in(&app, "ada@new.test", PASSWORD).await.ok();
    let link = json!({ "type": "recovery", "token_hash": recovery });
    assert_eq!(post(&app, "/verify", link).await.error(403), "otp_expired");
}
