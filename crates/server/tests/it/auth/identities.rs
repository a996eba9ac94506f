//! `/user/identities/…` and `grant_type=id_token`: further ways into an account.

use super::{
    member,
    oidc::{ada, exchange, implicit, pairs, refusal, user_of, world},
    post, sign_in, text, with_token,
};
use crate::kit::{
    Answer, TestApp,
    openid::{Browser, CLIENT_ID, OpenId, Signature, Tricks},
};
use aws_lc_rs::digest::{SHA256, digest};
use serde_json::{Map, Value, json};
use time::Duration;

/// RFC 7636, appendix B.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/// Asks where to go to link a Google account; the browser keeps the cookie.
pub(super) async fn ask(app: &TestApp, browser: &mut Browser, token: &str, rest: &str) -> reqwest::Url {
    let path = format!("/user/identities/authorize?provider=google&skip_http_redirect=true{rest}");
    let answer = with_token(app, "GET", &path, token, None).await;
    browser.keep(&answer.headers);
    reqwest::Url::parse(text(&answer.ok(), "url")).expect("it is as this test made it")
}

pub(super) fn grace() -> Value {
    json!({ "sub": "grace-1", "email": "grace@elsewhere.test", "email_verified": true, "name": "Grace" })
}

async fn by_id_token(app: &TestApp, token: &str, nonce: Option<&str>) -> Answer {
    let body = json!({ "provider": "google", "id_token": token, "nonce": nonce });
    post(app, "/token?grant_type=id_token", body).await
}

fn claim(name: &str, value: Value) -> Tricks {
    Tricks { claims: Map::from_iter([(name.to_owned(), value)]), ..Tricks::default() }
}

#[tokio::test]
async fn a_further_identity_is_linked_and_the_session_goes_on() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let mut browser = Browser::default();
    let away = ask(&app, &mut browser, text(&session, "access_token"), "").await;
    let target = browser.open(google.agree(&away, &grace())).await;
    let user = user_of(&app, &target).await;
    assert_eq!((&user["id"], text(&user, "email")), (&session["user"]["id"], "ada@example.test"));
    assert_eq!(user["app_metadata"], json!({ "provider": "email", "providers": ["email", "google"] }));
    // The old token of the same session still holds: other tabs have it.
    with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    let count = "select count(*) from auth.sessions";
    assert_eq!(app.database.admin().await.query_one(count, &[]).await.unwrap().get::<_, i64>(0), 1);
    let refresh = pairs(target.fragment())["refresh_token"].clone();
    super::refresh(&app, &refresh.into()).await.ok();
    // From now on it signs in.
    let again = user_of(&app, &implicit(&app, &google, &grace()).await).await;
    assert_eq!(again["id"], session["user"]["id"]);
}

#[tokio::test]
async fn with_a_challenge_nothing_is_linked_before_the_exchange() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let rest = format!("&code_challenge={CHALLENGE}&code_challenge_method=s256");
    let away = ask(&app, &mut Browser::default(), token, &rest).await;
    // Anyone who is led to this address by someone else gives nothing away: only the verifier links.
    let target = Browser::default().open(google.agree(&away, &grace())).await;
    let user = with_token(&app, "GET", "/user", token, None).await.ok();
    assert_eq!(user["identities"].as_array().unwrap().len(), 1);
    assert_eq!(exchange(&app, &target, &"x".repeat(43)).await.error(400), "bad_code_verifier");
    let linked = exchange(&app, &target, VERIFIER).await.ok();
    assert_eq!(linked["user"]["id"], session["user"]["id"]);
    assert_eq!(linked["user"]["identities"].as_array().unwrap().len(), 2);
    assert!(linked["provider_token"].is_string());
}

#[tokio::test]
async fn a_link_begun_without_a_challenge_ends_in_the_same_browser_and_session() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let away = ask(&app, &mut Browser::default(), token, "").await;
    let target = Browser::default().open(google.agree(&away, &grace())).await;
    assert_eq!(refusal(&target), "bad_oauth_state");
    // Signed out meanwhile.
    let mut browser = Browser::default();
    let away = ask(&app, &mut browser, token, "").await;
    with_token(&app, "POST", "/logout", token, None).await;
    assert_eq!(refusal(&browser.open(google.agree(&away, &grace())).await), "bad_oauth_state");
    let count = "select count(*) from auth.identities where provider = 'google'";
    assert_eq!(app.database.admin().await.query_one(count, &[]).await.unwrap().get::<_, i64>(0), 0);
}

#[tokio::test]
async fn an_identity_belongs_to_one_account() {
    let (app, google) = world(&[]).await;
    implicit(&app, &google, &grace()).await;
    let session = member(&app, "ada@example.test").await;
    let mut browser = Browser::default();
    let away = ask(&app, &mut browser, text(&session, "access_token"), "").await;
    assert_eq!(refusal(&browser.open(google.agree(&away, &grace())).await), "identity_already_exists");
    let body = json!({ "provider": "google", "id_token": google.id_token(&grace(), None), "link_identity": true });
    let answer =
        with_token(&app, "POST", "/token?grant_type=id_token", text(&session, "access_token"), Some(body)).await;
    assert_eq!(answer.error(422), "identity_already_exists");
}

#[tokio::test]
async fn an_app_links_by_id_token_as_who_is_signed_in() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let body = json!({ "provider": "google", "id_token": google.id_token(&grace(), None), "link_identity": true });
    assert_eq!(post(&app, "/token?grant_type=id_token", body.clone()).await.error(401), "no_authorization");
    let path = "/token?grant_type=id_token";
    let linked = with_token(&app, "POST", path, text(&session, "access_token"), Some(body)).await.ok();
    assert_eq!(linked["user"]["id"], session["user"]["id"]);
    assert_eq!(linked["user"]["app_metadata"]["providers"], json!(["email", "google"]));
    by_id_token(&app, &google.id_token(&grace(), None), None).await.ok();
}

async fn identity(app: &TestApp, token: &str, provider: &str) -> String {
    let user = with_token(app, "GET", "/user", token, None).await.ok();
    let identities = user["identities"].as_array().expect("a list");
    let found = identities.iter().find(|identity| identity["provider"] == provider).expect("such an identity");
    text(found, "identity_id").to_owned()
}

async fn unlink(app: &TestApp, token: &str, id: &str) -> Answer {
    with_token(app, "DELETE", &format!("/user/identities/{id}"), token, None).await
}

#[tokio::test]
async fn a39_neither_the_last_identity_nor_another_persons_can_be_taken_away() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let own = identity(&app, token, "email").await;
    assert_eq!(unlink(&app, token, &own).await.error(422), "single_identity_not_deletable");
    let target = implicit(&app, &google, &grace()).await;
    let stranger = pairs(target.fragment())["access_token"].clone();
    let foreign = identity(&app, &stranger, "google").await;
    assert_eq!(unlink(&app, token, &foreign).await.error(422), "identity_not_found");
    assert_eq!(unlink(&app, token, "00000000-0000-4000-8000-000000000000").await.error(422), "identity_not_found");
    assert_eq!(unlink(&app, token, "nonsense").await.error(404), "validation_failed");
    assert_eq!(unlink(&app, &stranger, &foreign).await.error(422), "single_identity_not_deletable");

    // Both of two at once: one stays.
    implicit(&app, &google, &ada()).await;
    let other = identity(&app, token, "google").await;
    let (one, two) = tokio::join!(unlink(&app, token, &own), unlink(&app, token, &other));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 422]);
}

#[tokio::test]
async fn what_is_taken_away_signs_in_no_more() {
    let (app, google) = world(&[]).await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    implicit(&app, &google, &ada()).await;
    let path = identity(&app, token, "google").await;
    assert_eq!(unlink(&app, token, &path).await.ok(), json!({}));
    let user = with_token(&app, "GET", "/user", token, None).await.ok();
    assert_eq!(user["app_metadata"], json!({ "provider": "email", "providers": ["email"] }));
    assert_eq!(super::mails(&app, "ada@example.test").await[0].subject(), "A sign-in method was removed");
    // The password goes with the identity of the address.
    implicit(&app, &google, &ada()).await;
    let path = identity(&app, token, "email").await;
    unlink(&app, token, &path).await.ok();
    assert_eq!(sign_in(&app, "ada@example.test", super::PASSWORD).await.error(400), "invalid_credentials");
    let user = with_token(&app, "GET", "/user", token, None).await.ok();
    assert_eq!(user["app_metadata"], json!({ "provider": "google", "providers": ["google"] }));
}

#[tokio::test]
async fn linking_can_be_switched_off() {
    let (app, google) = world(&[("MANUAL_LINKING", "false")]).await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let own = identity(&app, token, "email").await;
    let path = "/user/identities/authorize?provider=google";
    assert_eq!(with_token(&app, "GET", path, token, None).await.error(404), "manual_linking_disabled");
    assert_eq!(unlink(&app, token, &own).await.error(404), "manual_linking_disabled");
    let body = json!({ "provider": "google", "id_token": google.id_token(&grace(), None), "link_identity": true });
    let answer = with_token(&app, "POST", "/token?grant_type=id_token", token, Some(body)).await;
    assert_eq!(answer.error(404), "manual_linking_disabled");
}

#[tokio::test]
async fn an_app_signs_in_by_id_token_with_the_nonce_that_it_chose() {
    let (app, google) = world(&[]).await;
    let session = by_id_token(&app, &google.id_token(&ada(), None), None).await.ok();
    assert_eq!(text(&session["user"], "email"), "ada@example.test");
    let hashed = hex::encode(digest(&SHA256, b"the app's nonce"));
    let token = google.id_token(&ada(), Some(&hashed));
    let again = by_id_token(&app, &token, Some("the app's nonce")).await.ok();
    assert_eq!(again["user"]["id"], session["user"]["id"]);
    assert!(again.get("provider_token").is_none());
}

#[tokio::test]
async fn a31_an_id_token_of_another_issuer_client_or_moment_is_refused() {
    let (app, google) = world(&[]).await;
    let victim = member(&app, "ada@example.test").await;
    // A provider of the attacker's own, with our client's id in its tokens.
    let evil = OpenId::start(&app.clock).await;
    let posing = |iss: &str| {
        let mut claims = ada();
        claims["iss"] = iss.into();
        evil.id_token(&claims, None)
    };
    let hashed = hex::encode(digest(&SHA256, b"nonce"));
    let now = devproof_claims::Clock::now(&*app.clock).unix_timestamp();
    let mut cases = vec![
        ("its own issuer", posing(&evil.issuer), None),
        ("our issuer, its key", posing(&google.issuer), None),
        ("another nonce", google.id_token(&ada(), Some(&hashed)), Some("another")),
        ("the nonce bare", google.id_token(&ada(), Some("nonce")), Some("nonce")),
        ("no nonce given", google.id_token(&ada(), Some(&hashed)), None),
        ("a nonce where none is", google.id_token(&ada(), None), Some("nonce")),
        ("no token", "x.y.z".to_owned(), None),
        ("an access token of ours", text(&victim, "access_token").to_owned(), None),
    ];
    for (what, tricks) in [
        ("azp", claim("azp", json!("another-client"))),
        ("audience", claim("aud", json!("another-client"))),
        ("two audiences", claim("aud", json!([CLIENT_ID, "another-client"]))),
        ("expired", claim("exp", json!(now - 31))),
        ("alg none", Tricks { signature: Signature::None, ..Tricks::default() }),
        ("shared secret", Tricks { signature: Signature::Shared, ..Tricks::default() }),
        ("forged", Tricks { signature: Signature::Forged, ..Tricks::default() }),
    ] {
        google.play(tricks);
        cases.push((what, google.id_token(&ada(), None), None));
    }
    google.play(Tricks::default());
    for (what, token, nonce) in cases {
        assert_eq!(by_id_token(&app, &token, nonce).await.error(400), "validation_failed", "{what}");
    }
    // The issuer is never the request's word.
    let body = json!({
        "provider": "google", "id_token": posing(&evil.issuer), "issuer": evil.issuer, "client_id": CLIENT_ID,
    });
    assert_eq!(post(&app, "/token?grant_type=id_token", body).await.error(400), "validation_failed");
    for provider in ["github", "nonsense", &evil.issuer] {
        let body = json!({ "provider": provider, "id_token": posing(&evil.issuer) });
        assert_eq!(post(&app, "/token?grant_type=id_token", body).await.status.as_u16(), 400, "{provider}");
    }
    assert_eq!(evil.key_fetches(), 0);
    app.clock.advance(Duration::seconds(1));
    by_id_token(&app, &google.id_token(&ada(), None), None).await.ok();
}
