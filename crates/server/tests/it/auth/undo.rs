//! "This wasn't me": mailed links that undo changes of how an account is signed in to.

use super::{
    NO_PAUSE, PASSWORD,
    factors::{claims, code, enrol, prove, secret, with_totp},
    identities::{ask, grace},
    mails, member, oidc, passkeys, post, refresh, sign_in, text, with_token,
};
use crate::kit::{Answer, Authenticator, TestApp, openid::Browser};
use serde_json::{Value, json};
use time::Duration;

const ADA: &str = "ada@example.test";
const SITE: &str = "http://localhost:4321";

/// The token of the newest mail with this subject.
async fn token(app: &TestApp, subject: &str) -> String {
    let mail = mails(app, ADA).await.into_iter().find(|mail| mail.subject() == subject);
    let mail = mail.unwrap_or_else(|| panic!("no mail: {subject}"));
    assert!(mail.link().contains("/auth/undo?token="), "{}", mail.link());
    mail.link_token()
}

async fn undo(app: &TestApp, token: &str) -> Answer {
    post(app, "/undo", json!({ "token": token })).await
}

fn changes(answer: &Answer) -> Vec<String> {
    let answer = answer.ok();
    let changes = answer["changes"].as_array().expect("changes");
    changes.iter().map(|change| text(change, "change").to_owned()).collect()
}

async fn count(app: &TestApp, sql: &str) -> i64 {
    app.database.admin().await.query_one(sql, &[]).await.expect("a count").get(0)
}

#[tokio::test]
async fn h0_a_strangers_factor_goes_with_everything_they_hold() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (thief, _, _) = with_totp(&app, ADA).await;
    let token = token(&app, "New authenticator app on your account").await;
    // Programs that look at mails open the link, and nothing happens.
    for _ in 0..2 {
        let request = app.request("GET", &format!("/auth/v1/undo?token={token}"));
        assert_eq!(changes(&Answer::of(request).await), ["factor_added"]);
    }
    refresh(&app, &thief["refresh_token"]).await.ok();
    let thief = refresh(&app, &thief["refresh_token"]).await.ok();

    let (one, two) = tokio::join!(undo(&app, &token), undo(&app, &token));
    let (done, late) = if one.status.is_success() { (one, two) } else { (two, one) };
    assert_eq!(changes(&done), ["factor_added"]);
    assert_eq!(late.error(403), "otp_expired");
    assert_eq!(count(&app, "select count(*) from auth.mfa_factors").await, 0);
    assert_eq!(refresh(&app, &thief["refresh_token"]).await.error(400), "session_not_found");
    assert_eq!(sign_in(&app, ADA, PASSWORD).await.error(400), "invalid_credentials");
    // The owner is back.
    let recovery = mails(&app, ADA).await.into_iter().find(|mail| mail.subject() == "Set a new password");
    let body = json!({ "type": "recovery", "email": ADA, "token": recovery.expect("a mail").code() });
    let owner = post(&app, "/verify", body).await.ok();
    let password = Some(json!({ "password": "another battery staple" }));
    with_token(&app, "PUT", "/user", text(&owner, "access_token"), password).await.ok();
    let log = count(&app, "select count(*) from auth.audit_log where action = 'changes_undone'").await;
    assert_eq!(log, 1);
}

#[tokio::test]
async fn h0_one_link_undoes_what_came_after_it_too() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, ADA).await;
    let change = Some(json!({ "password": "the thief's own password" }));
    with_token(&app, "PUT", "/user", text(&session, "access_token"), change).await.ok();
    app.clock.advance(Duration::seconds(10));
    let begun = enrol(&app, &session, "App").await.ok();
    prove(&app, &session, &begun["id"], &code(&app, &secret(&begun), 0)).await.ok();
    let token = token(&app, "Your password was changed").await;
    assert_eq!(changes(&undo(&app, &token).await), ["factor_added", "password_changed"]);
    assert_eq!(count(&app, "select count(*) from auth.mfa_factors").await, 0);
    assert_eq!(count(&app, "select count(*) from auth.sessions").await, 0);
    assert_eq!(sign_in(&app, ADA, "the thief's own password").await.error(400), "invalid_credentials");
    // Its own link is void with that.
    assert_eq!(count(&app, "select count(*) from auth.undo_links").await, 0);
}

#[tokio::test]
async fn h0_a_removed_factor_comes_back_and_a_link_ends() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (strong, factor, secret) = with_totp(&app, ADA).await;
    app.clock.advance(Duration::seconds(60));
    let path = format!("/factors/{}", factor.as_str().expect("a text"));
    with_token(&app, "DELETE", &path, text(&strong, "access_token"), None).await.ok();
    let token = token(&app, "Removed from your account: authenticator app").await;
    assert_eq!(changes(&undo(&app, &token).await), ["factor_removed"]);
    let recovery = mails(&app, ADA).await.into_iter().find(|mail| mail.subject() == "Set a new password");
    let body = json!({ "type": "recovery", "email": ADA, "token": recovery.expect("a mail").code() });
    let session = post(&app, "/verify", body).await.ok();
    app.clock.advance(Duration::seconds(60));
    let strong = prove(&app, &session, &factor, &code(&app, &secret, 0)).await.ok();
    assert_eq!(claims(&strong)["aal"], "aal2");

    with_token(&app, "DELETE", &path, text(&strong, "access_token"), None).await.ok();
    let late = self::token(&app, "Removed from your account: authenticator app").await;
    app.clock.advance(Duration::hours(24));
    assert_eq!(undo(&app, &late).await.error(403), "otp_expired");
    assert_eq!(undo(&app, "nonsense").await.error(403), "otp_expired");
}

#[tokio::test]
async fn h0_passkeys_come_and_go_by_their_links() {
    let app = passkeys::start().await;
    let session = member(&app, ADA).await;
    let mut key = Authenticator::new(SITE);
    let made = passkeys::register(&app, &session, &mut key).await.ok();
    app.clock.advance(Duration::seconds(60));
    let path = format!("/passkeys/{}", text(&made, "id"));
    with_token(&app, "DELETE", &path, text(&session, "access_token"), None).await.ok();
    assert_eq!(passkeys::enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
    let removed = token(&app, "Removed from your account: passkey").await;
    assert_eq!(changes(&undo(&app, &removed).await), ["passkey_removed"]);
    passkeys::enter(&app, &mut key).await.ok();
    let added = token(&app, "New passkey on your account").await;
    assert_eq!(changes(&undo(&app, &added).await), ["passkey_added"]);
    assert_eq!(passkeys::enter(&app, &mut key).await.error(400), "webauthn_verification_failed");
}

#[tokio::test]
async fn m4_a_linked_identity_goes_and_a_removed_one_comes_back() {
    let (app, google) = oidc::world(NO_PAUSE).await;
    let session = member(&app, ADA).await;
    let mut browser = Browser::default();
    let away = ask(&app, &mut browser, text(&session, "access_token"), "").await;
    browser.open(google.agree(&away, &grace())).await;
    let linked = token(&app, "A sign-in method was added").await;
    app.clock.advance(Duration::seconds(60));

    let user = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    let own = |user: &Value, provider: &str| {
        let all = user["identities"].as_array().expect("identities").clone();
        all.into_iter().find(|one| one["provider"] == provider)
    };
    let by_password = own(&user, "email").expect("it has a password");
    let path = format!("/user/identities/{}", text(&by_password, "identity_id"));
    with_token(&app, "DELETE", &path, text(&session, "access_token"), None).await.ok();
    let removed = token(&app, "A sign-in method was removed").await;
    assert_eq!(changes(&undo(&app, &removed).await), ["identity_unlinked"]);
    let providers = "select count(*) from auth.users where app_metadata -> 'providers' @> '[\"email\", \"google\"]'";
    assert_eq!(count(&app, providers).await, 1);
    assert_eq!(changes(&undo(&app, &linked).await), ["identity_linked"]);
    assert_eq!(count(&app, "select count(*) from auth.identities where provider = 'google'").await, 0);
    assert_eq!(count(&app, "select count(*) from auth.identities where provider = 'email'").await, 1);
}
