//! The small endpoints, and the parts of the protocol that are off: each says so in the protocol's words.

use super::{member, post, text, wire, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::json;

#[tokio::test]
async fn what_a_client_asks_first() {
    let app = TestApp::start().await;
    insta::assert_snapshot!("settings", wire(&app.get("/auth/v1/settings").await));
    let health = app.get("/auth/v1/health").await.ok();
    assert_eq!(text(&health, "name"), "GoTrue");
    let configuration = app.get("/auth/v1/.well-known/openid-configuration").await.ok();
    assert_eq!(text(&configuration, "issuer"), format!("{}/auth/v1", app.url));
}

#[tokio::test]
async fn the_keys_are_public_and_only_their_public_half() {
    let app = TestApp::start().await;
    let url = format!("{}/auth/v1/.well-known/jwks.json", app.url);
    let answer = Answer::of(app.http.get(url)).await;
    assert_eq!(answer.header("cache-control"), "public, max-age=600");
    let jwks = answer.ok();
    let key = &jwks["keys"][0];
    assert_eq!((text(key, "kty"), text(key, "crv"), text(key, "alg")), ("EC", "P-256", "ES256"));
    assert_eq!(key["key_ops"], json!(["verify"]));
    assert!(key["d"].is_null() && !text(key, "kid").is_empty());
}

#[tokio::test]
async fn what_is_off_says_so() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let id = "00000000-0000-4000-8000-000000000000";
    let own = session["user"]["identities"][0]["identity_id"].as_str().unwrap();
    let mut lines = Vec::new();
    for (method, path, body) in [
        ("GET", "/authorize?provider=google".to_owned(), None),
        ("GET", "/authorize?provider=nonsense".to_owned(), None),
        ("GET", "/authorize".to_owned(), None),
        ("POST", "/sso".to_owned(), Some(json!({ "domain": "example.test" }))),
        ("GET", "/user/identities/authorize?provider=google".to_owned(), None),
        ("DELETE", format!("/user/identities/{own}"), None),
        ("DELETE", format!("/user/identities/{id}"), None),
        ("DELETE", "/user/identities/nonsense".to_owned(), None),
        ("POST", "/factors".to_owned(), Some(json!({ "factor_type": "webauthn", "friendly_name": "x" }))),
        ("POST", "/factors".to_owned(), Some(json!({ "factor_type": "other" }))),
        ("DELETE", format!("/factors/{id}"), None),
        ("POST", "/factors/nonsense/challenge".to_owned(), Some(json!({}))),
        ("POST", format!("/factors/{id}/verify"), Some(json!({}))),
        ("GET", "/passkeys".to_owned(), None),
        ("GET", "/admin/users".to_owned(), None),
        ("POST", "/invite".to_owned(), Some(json!({ "email": "a@b.test" }))),
        ("GET", "/nowhere".to_owned(), None),
        ("DELETE", "/signup".to_owned(), None),
    ] {
        let answer = with_token(&app, method, &path, token, body).await;
        let path = path.replace(own, "OWN");
        lines.push(format!("{method} {path}: {} {}", answer.status.as_u16(), text(&answer.json(), "code")));
    }
    let operator = with_token(&app, "GET", "/admin/sso/providers", &app.service_key(), None).await;
    lines.push(format!(
        "GET /admin/sso/providers as the operator: {} {}",
        operator.status.as_u16(),
        text(&operator.json(), "code")
    ));
    insta::assert_snapshot!("what_is_off", lines.join("\n"));
    assert_eq!(post(&app, "/factors", json!({ "factor_type": "totp" })).await.error(401), "no_authorization");
}

#[tokio::test]
async fn nodes_that_start_together_make_one_key() {
    let app = TestApp::start().await;
    app.database.admin().await.execute("delete from auth.keys", &[]).await.unwrap();
    let secret = devproof_claims::MasterSecret::generate();
    let store = |secret| devproof_auth::KeyStore::new(app.db.clone(), secret, app.clock.clone());
    let stores: Vec<_> = (0..4).map(|_| store(secret.clone())).collect();
    let rings = futures::future::join_all(stores.iter().map(|store| store.load_or_create())).await;
    let now = devproof_claims::Clock::now(&*app.clock);
    let kids: Vec<String> = rings.into_iter().map(|ring| ring.unwrap().signing(now).key.kid().to_owned()).collect();
    assert!(kids.iter().all(|kid| *kid == kids[0]));
    let other = store(devproof_claims::MasterSecret::generate());
    let error = other.load_or_create().await.err().unwrap();
    assert!(error.to_string().contains("another master secret"), "{error}");
}

#[tokio::test]
async fn the_sweep_forgets_only_what_is_over() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    let count = || async {
        let sql = "select (select count(*) from auth.one_time_tokens), (select count(*) from auth.rate_limits)";
        let row = app.database.admin().await.query_one(sql, &[]).await.unwrap();
        (row.get::<_, i64>(0), row.get::<_, i64>(1))
    };
    devproof_auth::sweep(&app.db, &*app.clock, 400).await.unwrap();
    let (tokens, limits) = count().await;
    assert!(tokens == 1 && limits > 0);
    app.clock.advance(time::Duration::hours(2));
    devproof_auth::sweep(&app.db, &*app.clock, 400).await.unwrap();
    assert_eq!(count().await, (0, 0));
}
