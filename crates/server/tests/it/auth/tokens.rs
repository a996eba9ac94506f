//! Access tokens by the front door: forged ones at every protocol, two people on one connection, and what a page of
//! someone else may do in a browser. The forgeries themselves are tried one by one in `claims::verifier`.

use super::{PASSWORD, member, post, text, with_token};
use crate::kit::{Answer, TestApp};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::{Clock, KeyRing};
use futures::StreamExt;
use serde_json::{Value, json};
use std::collections::HashSet;

/// An address of each protocol that takes a token, and its refusal.
const PROTOCOLS: [(&str, u16); 4] = [
    ("/auth/v1/user", 403),
    ("/rest/v1/profiles?select=id", 401),
    ("/storage/v1/object/authenticated/avatars/nothing", 400),
    ("/functions/v1/notify-beta-test", 401),
];

async fn at(app: &TestApp, path: &str, token: &str) -> Answer {
    let method = if path.starts_with("/functions") { "POST" } else { "GET" };
    Answer::of(app.request(method, path).bearer_auth(token)).await
}

fn claims_of(token: &str) -> Value {
    let body = token.split('.').nth(1).expect("it is there");
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(body).expect("base64")).expect("JSON")
}

#[tokio::test]
async fn a18_a19_a24_forged_tokens_open_no_protocol() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let parts: Vec<&str> = token.split('.').collect();
    let head = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let kid = claims_head(token)["kid"].clone();
    let forged = [
        format!("{}.{}.", head(json!({ "alg": "none", "typ": "JWT" })), parts[1]),
        format!("{}.{}.{}", head(json!({ "alg": "HS256", "typ": "JWT", "kid": kid })), parts[1], parts[2]),
        format!("{}.{}.{}", parts[0], parts[1], URL_SAFE_NO_PAD.encode([0; 64])),
        format!("{}.{}.", parts[0], parts[1]),
        format!("{}.{}.{}", parts[0], head(json!({ "role": "service_role", "exp": 9_999_999_999_i64 })), parts[2]),
    ];
    for bad in &forged {
        for (path, refusal) in PROTOCOLS {
            let status = at(&app, path, bad).await.status.as_u16();
            assert!(status == refusal || matches!(status, 401 | 403), "{path}: {status} for {bad}");
        }
    }
    at(&app, "/rest/v1/profiles?select=id", token).await.ok();
}

fn claims_head(token: &str) -> Value {
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(token.split('.').next().expect("a head")).expect("base64"))
        .expect("JSON")
}

#[tokio::test]
async fn a23_only_our_own_kind_of_token_names_a_person() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let claims = claims_of(text(&session, "access_token"));
    let signed = |change: fn(&mut Value)| {
        let mut claims = claims.clone();
        change(&mut claims);
        app.signer.sign(&claims).unwrap()
    };
    let bad = [
        signed(|c| c["iss"] = "https://accounts.google.com".into()),
        signed(|c| c["aud"] = "another-client".into()),
        signed(|c| c["role"] = "service_role".into()),
        signed(|c| c["role"] = "postgres".into()),
        signed(|c| drop(c.as_object_mut().unwrap().remove("session_id"))),
        KeyRing::generate().unwrap().signer(app.clock.now()).sign(&claims).unwrap(),
    ];
    for token in &bad {
        assert_eq!(at(&app, "/rest/v1/profiles?select=id", token).await.status, 401);
        assert_eq!(with_token(&app, "GET", "/user", token, None).await.error(403), "bad_jwt");
    }
    let anon = with_token(&app, "GET", "/user", &app.anon_key(), None).await;
    assert_eq!(anon.error(403), "bad_jwt", "the public key is nobody");
}

#[tokio::test]
async fn what_is_wrong_with_a_token_is_said_in_the_clients_words() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    let claims = claims_of(token);
    let mut timeless = claims.clone();
    timeless.as_object_mut().unwrap().remove("exp");
    let parts: Vec<&str> = token.split('.').collect();
    let none = URL_SAFE_NO_PAD.encode(json!({ "alg": "RS256", "typ": "JWT" }).to_string());
    let cases = [
        (app.signer.sign(&timeless).unwrap(), "Missing exp claim"),
        (format!("{none}.{}.{}", parts[1], parts[2]), "Invalid alg claim"),
        (format!("{}.{}.{}", parts[0], parts[1], URL_SAFE_NO_PAD.encode([0; 64])), "Invalid JWT signature"),
        (
            KeyRing::generate().unwrap().signer(app.clock.now()).sign(&claims).unwrap(),
            "No matching signing key found in JWKS",
        ),
        (token.to_owned(), "JWT has expired"),
    ];
    for (bad, words) in cases {
        if bad == token {
            app.clock.advance(time::Duration::minutes(16));
        }
        let answer = with_token(&app, "GET", "/user", &bad, None).await;
        assert_eq!(
            (answer.error(403).as_str(), &answer.json()["message"]),
            ("bad_jwt", &json!(format!("invalid JWT: {words}")))
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a25_people_on_one_connection_never_see_each_other() {
    let app = TestApp::start().await;
    let people = [app.seeker().await, app.seeker().await];
    // One after the other on a kept HTTP/1 connection, and all at once on one of HTTP/2.
    let one_by_one = reqwest::Client::builder().pool_max_idle_per_host(1).build().unwrap();
    let interleaved = reqwest::Client::builder().http2_prior_knowledge().build().unwrap();
    for (client, at_once) in [(&one_by_one, 1), (&interleaved, 60)] {
        let calls = (0..120).map(|number| {
            let person = &people[number % 2];
            let (path, who) = match number % 6 {
                0 | 1 => ("/rest/v1/profiles?select=id", Some(person)),
                // Errors between: a bad filter, a function that raises, no one at all.
                2 => ("/rest/v1/profiles?select=id&id=eq.nonsense", Some(person)),
                3 => ("/rest/v1/nowhere", Some(person)),
                4 => ("/rest/v1/profiles?select=id", None),
                _ => ("/auth/v1/user", Some(person)),
            };
            let request = client.get(format!("{}{path}", app.url)).header("apikey", app.anon_key());
            let request = match who {
                Some(person) => request.bearer_auth(&person.token),
                None => request,
            };
            async move { (path, who.map(|person| person.id), Answer::of(request).await) }
        });
        let answers: Vec<_> = futures::stream::iter(calls.collect::<Vec<_>>()).buffered(at_once).collect().await;
        for (path, who, answer) in answers {
            match (path, who) {
                ("/rest/v1/profiles?select=id", Some(id)) => assert_eq!(answer.ok(), json!([{ "id": id }])),
                ("/rest/v1/profiles?select=id", None) => assert_eq!(answer.status, 401, "{}", answer.text),
                ("/auth/v1/user", Some(id)) => assert_eq!(answer.ok()["id"], json!(id)),
                _ => assert!(answer.status.is_client_error(), "{path}: {}", answer.status),
            }
        }
    }
    // And in the pool's own connections nothing is left behind.
    let sql =
        devproof_db::Sql::new("select coalesce(current_setting('request.jwt.claims', true), '') || current_user");
    let settings = devproof_db::Settings::default();
    let run = || app.db.run(devproof_db::Actor::System, devproof_db::Access::ReadOnly, &settings, &sql);
    let left: HashSet<String> = futures::future::join_all((0..6).map(|_| run()))
        .await
        .into_iter()
        .map(|rows| rows.unwrap()[0].only().expect("a text"))
        .collect();
    assert_eq!(left, HashSet::from([r#"{"role":"devproof_system"}devproof_system"#.to_owned()]));
}

#[tokio::test]
async fn a43_a_foreign_page_has_no_credentials_to_use() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let token = text(&session, "access_token");
    // Whatever a form of another site may send: text/plain, our own cookies if there were any.
    let forged = |method: &str, path: &str, body: &str| {
        let request = app.http.request(method.parse().unwrap(), format!("{}{path}", app.url));
        let request = request.header("origin", "https://evil.example").header("content-type", "text/plain");
        let cookie = format!("sb-access-token={token}; access_token={token}; sb-127-auth-token={token}");
        Answer::of(request.header("cookie", cookie).body(body.to_owned()))
    };
    for (method, path, body) in [
        ("POST", "/auth/v1/logout", ""),
        ("POST", "/auth/v1/factors", "{\"factor_type\":\"totp\"}"),
        ("POST", "/rest/v1/rpc/end_session", "{\"p_session_id\":\"00000000-0000-4000-8000-000000000000\"}"),
        ("POST", "/rest/v1/profile_links", "{\"kind\":\"blog\",\"url\":\"https://evil.example\"}"),
        ("POST", "/functions/v1/notify-beta-test", "{}"),
        ("POST", "/storage/v1/object/avatars/x", "x"),
    ] {
        let answer = forged(method, path, body).await;
        assert!(matches!(answer.status.as_u16(), 400 | 401 | 403 | 415), "{path}: {} {}", answer.status, answer.text);
    }
    with_token(&app, "GET", "/user", token, None).await.ok();
    // No answer sets a cookie that would make it otherwise.
    let signed_in =
        post(&app, "/token?grant_type=password", json!({ "email": "ada@example.test", "password": PASSWORD })).await;
    assert!(signed_in.status.is_success() && signed_in.header("set-cookie").is_empty());
}

#[tokio::test]
async fn a44_no_origin_is_ever_trusted_with_credentials() {
    let app = TestApp::start().await;
    let paths = [
        "/auth/v1/user",
        "/rest/v1/profiles",
        "/rest/v1/rpc/x",
        "/storage/v1/bucket",
        "/functions/v1/x",
        "/auth/v1/nowhere",
    ];
    for origin in ["null", "https://evil.example", "https://127.0.0.1.evil.tld", app.url.as_str()] {
        for path in paths {
            let plain = Answer::of(app.request("GET", path).header("origin", origin)).await;
            let preflight = app.request("OPTIONS", path).header("origin", origin);
            let preflight = preflight.header("access-control-request-method", "POST");
            let preflight =
                Answer::of(preflight.header("access-control-request-headers", "authorization,apikey")).await;
            assert_eq!(preflight.status, 204, "{path}");
            for answer in [plain, preflight] {
                assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}: never reflected");
                assert!(answer.header("access-control-allow-credentials").is_empty(), "{path}");
            }
        }
    }
    // A page is no one's but our own.
    let page = Answer::of(app.request("GET", "/config.json").header("origin", "https://evil.example")).await;
    assert!(page.header("access-control-allow-credentials").is_empty());
}

#[tokio::test]
async fn a45_every_answer_forbids_frames_and_guessing() {
    let app = TestApp::start().await;
    for path in [
        "/",
        "/signin",
        "/nowhere.js",
        "/config.json",
        "/healthz",
        "/auth/v1/user",
        "/auth/v1/.well-known/jwks.json",
        "/rest/v1/profiles",
        "/rest/v1/nowhere?select=",
        "/storage/v1/object/public/avatars/nothing",
        "/functions/v1/nowhere",
        "/realtime/v1/websocket",
    ] {
        let answer = app.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        for (name, value) in [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY")] {
            assert_eq!(answer.header(name), value, "{path}: {name}");
        }
        // No browser makes a page of JSON; if one did, nothing could be loaded into it.
        if answer.header("content-type").contains("json") {
            assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'", "{path}");
            continue;
        }
        for (name, value) in
            [("referrer-policy", "strict-origin-when-cross-origin"), ("cross-origin-opener-policy", "same-origin")]
        {
            assert_eq!(answer.header(name), value, "{path}: {name}");
        }
    }
}
