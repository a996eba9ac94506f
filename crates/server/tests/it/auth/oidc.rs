//! `GET /authorize`, `/callback`: signing in by another service, by the front door of both.

use super::{NO_PAUSE, member, post, sign_in, text, with_token};
use crate::kit::{
    Answer, TestApp,
    openid::{Browser, CLIENT_ID, CLIENT_SECRET, OpenId, Signature, Tricks},
};
use reqwest::Url;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use time::Duration;

/// RFC 7636, appendix B.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/// A server that takes Google's word, and Google.
pub(super) async fn world(settings: &[(&str, &str)]) -> (TestApp, OpenId) {
    // The provider needs the server's clock and the server the provider's address, so the clock is handed over later.
    let clock = crate::kit::clock();
    let google = OpenId::start(&clock).await;
    let other = format!("other={}|{CLIENT_ID}|{CLIENT_SECRET}", google.issuer);
    let mut all = vec![
        ("GOOGLE_CLIENT_ID", CLIENT_ID),
        ("GOOGLE_CLIENT_SECRET", CLIENT_SECRET),
        ("GOOGLE_ISSUER", google.issuer.as_str()),
        ("OIDC_PROVIDERS", other.as_str()),
    ];
    all.extend(NO_PAUSE);
    all.extend(settings);
    (TestApp::start_at(&all, clock).await, google)
}

/// Someone with a verified address.
pub(super) fn ada() -> Value {
    json!({ "sub": "ada-1", "email": "Ada@Example.test", "email_verified": true, "name": "Ada Lovelace" })
}

pub(super) fn pairs(text: Option<&str>) -> HashMap<String, String> {
    url::form_urlencoded::parse(text.unwrap_or_default().as_bytes()).into_owned().collect()
}

/// What an error says, in query and fragment alike.
#[track_caller]
pub(super) fn refusal(url: &Url) -> String {
    let (query, fragment) = (pairs(url.query()), pairs(url.fragment()));
    assert!(!fragment.contains_key("access_token") && !query.contains_key("code"), "{url}");
    assert_eq!(query.get("error"), fragment.get("error"), "{url}");
    assert_eq!(query.get("error_code"), fragment.get("error_code"), "{url}");
    query.get("error_code").or(query.get("error")).unwrap_or_else(|| panic!("no error in {url}")).clone()
}

fn start(app: &TestApp, rest: &str) -> String {
    format!("{}/auth/v1/authorize?provider=google{rest}", app.url)
}

/// The whole way without a challenge; where it ends.
pub(super) async fn implicit(app: &TestApp, google: &OpenId, person: &Value) -> Url {
    let mut browser = Browser::default();
    let away = browser.open(start(app, "")).await;
    browser.open(google.agree(&away, person)).await
}

/// The whole way with a challenge; where it ends.
async fn with_challenge(app: &TestApp, google: &OpenId, person: &Value) -> Url {
    let mut browser = Browser::default();
    let rest = format!("&code_challenge={CHALLENGE}&code_challenge_method=s256");
    let away = browser.open(start(app, &rest)).await;
    browser.open(google.agree(&away, person)).await
}

pub(super) async fn exchange(app: &TestApp, url: &Url, verifier: &str) -> Answer {
    let code = pairs(url.query()).remove("code").unwrap_or_else(|| panic!("no code in {url}"));
    post(app, "/token?grant_type=pkce", json!({ "auth_code": code, "code_verifier": verifier })).await
}

/// The user that an implicit answer's token belongs to.
pub(super) async fn user_of(app: &TestApp, url: &Url) -> Value {
    let tokens = pairs(url.fragment());
    let token = tokens.get("access_token").unwrap_or_else(|| panic!("no token in {url}"));
    with_token(app, "GET", "/user", token, None).await.ok()
}

fn claims(token: &str) -> Value {
    use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
    let payload = token.split('.').nth(1).expect("three parts");
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(payload).expect("base64")).expect("JSON")
}

fn claim(name: &str, value: Value) -> Tricks {
    Tricks { claims: Map::from_iter([(name.to_owned(), value)]), ..Tricks::default() }
}

#[tokio::test]
async fn a_newcomer_gets_an_account_with_a_profile_and_comes_back_to_it() {
    let (app, google) = world(&[]).await;
    let target = implicit(&app, &google, &ada()).await;
    let tokens = pairs(target.fragment());
    assert_eq!(target.query(), None);
    for name in
        ["access_token", "refresh_token", "expires_in", "expires_at", "provider_token", "provider_refresh_token"]
    {
        assert!(!tokens[name].is_empty(), "{name}");
    }
    assert_eq!(tokens["token_type"], "bearer");
    let user = user_of(&app, &target).await;
    assert_eq!(text(&user, "email"), "ada@example.test");
    assert!(user["email_confirmed_at"].is_string());
    assert_eq!(user["app_metadata"], json!({ "provider": "google", "providers": ["google"] }));
    assert_eq!(user["user_metadata"]["full_name"], "Ada Lovelace");
    let identity = &user["identities"][0];
    assert_eq!((text(identity, "provider"), text(identity, "id")), ("google", "ada-1"));
    assert_eq!(identity["identity_data"]["email_verified"], true);
    let access = claims(&tokens["access_token"]);
    assert_eq!((&access["amr"][0]["method"], &access["amr"][0]["provider"]), (&json!("oauth"), &json!("google")));
    assert_eq!(access["aal"], "aal1");
    let name = "select full_name from profiles where id = $1::text::uuid";
    let profile = app.database.admin().await.query_one(name, &[&text(&user, "id")]).await.unwrap();
    assert_eq!(profile.get::<_, Option<String>>(0).as_deref(), Some("Ada Lovelace"));

    let again = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    assert_eq!(again["id"], user["id"]);
    assert_eq!(again["identities"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn with_a_challenge_the_code_is_exchanged_once_and_brings_the_providers_token() {
    let (app, google) = world(&[]).await;
    let target = with_challenge(&app, &google, &ada()).await;
    assert_eq!(target.fragment(), None);
    assert_eq!(exchange(&app, &target, &"x".repeat(43)).await.error(400), "bad_code_verifier");
    let session = exchange(&app, &target, VERIFIER).await.ok();
    assert!(session["provider_token"].is_string() && session["provider_refresh_token"].is_string());
    assert_eq!(text(&session["user"], "email"), "ada@example.test");
    assert_eq!(claims(text(&session, "access_token"))["amr"][0]["provider"], "google");
    assert_eq!(exchange(&app, &target, VERIFIER).await.error(404), "flow_state_not_found");
    let refreshed = super::refresh(&app, &session["refresh_token"]).await.ok();
    assert!(refreshed.get("provider_token").is_none());
    let stored = "select count(*) from auth.flow_codes";
    assert_eq!(app.database.admin().await.query_one(stored, &[]).await.unwrap().get::<_, i64>(0), 0);
}

#[tokio::test]
async fn a_code_holds_five_minutes_and_its_belongings_are_sealed() {
    let (app, google) = world(&[]).await;
    let target = with_challenge(&app, &google, &ada()).await;
    let row = app.database.admin().await.query_one("select carried from auth.flow_codes", &[]).await.unwrap();
    let sealed: Vec<u8> = row.get(0);
    assert!(!String::from_utf8_lossy(&sealed).contains("refresh-"));
    app.clock.advance(Duration::seconds(301));
    assert_eq!(exchange(&app, &target, VERIFIER).await.error(422), "flow_state_expired");
}

#[tokio::test]
async fn what_goes_to_the_provider_is_ours_and_what_a_client_may_hand_on() {
    let (app, _) = world(&[]).await;
    let rest = "&scopes=calendar%20openid%20email&prompt=consent&login_hint=ada%40example.test&redirect_uri=https%3A%2F%2Fevil\
                &client_id=evil&response_mode=fragment&request=x&state=evil&nonce=evil&claims=x&scope=evil";
    let away = Browser::default().open(start(&app, rest)).await;
    let query: HashMap<String, String> = away.query_pairs().into_owned().collect();
    let mut names: Vec<_> = query.keys().map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(
        names,
        [
            "client_id",
            "code_challenge",
            "code_challenge_method",
            "login_hint",
            "nonce",
            "prompt",
            "redirect_uri",
            "response_type",
            "scope",
            "state",
        ]
    );
    assert_eq!(query["scope"], "openid email profile calendar");
    assert_eq!(query["redirect_uri"], format!("{}/auth/v1/callback", app.url));
    assert_eq!(away.query_pairs().count(), names.len(), "each once: {away}");
    assert_eq!((query["state"].len(), query["nonce"].len()), (43, 43));

    let script = app.get("/auth/v1/authorize?provider=google&skip_http_redirect=true").await;
    assert!(text(&script.ok(), "url").starts_with("http://127.0.0.1"));
}

#[tokio::test]
async fn a_form_that_comes_from_the_provider_is_asked_to_come_again() {
    let (app, google) = world(&[]).await;
    let mut browser = Browser::default();
    let away = browser.open(start(&app, "")).await;
    let back = google.agree(&away, &ada());
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let form = client
        .post(format!("{}/auth/v1/callback", app.url))
        .header("content-type", "application/x-www-form-urlencoded");
    let answer = Answer::of(form.body(format!("{}&extra=1", back.query().unwrap()))).await;
    assert_eq!(answer.status.as_u16(), 303);
    let target = browser.open(answer.header("location")).await;
    assert_eq!(text(&user_of(&app, &target).await, "email"), "ada@example.test");
    assert_eq!(browser.cookies(), 0, "the cookie is gone with its flow");
}

#[tokio::test]
async fn an_address_that_only_userinfo_tells_counts_when_it_is_the_same_person() {
    let (app, google) = world(&[]).await;
    google.play(Tricks { lean_tokens: true, ..Tricks::default() });
    let user = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    assert_eq!(text(&user, "email"), "ada@example.test");
    google.play(Tricks { lean_tokens: true, userinfo_subject: Some("eve".to_owned()), ..Tricks::default() });
    assert_eq!(refusal(&implicit(&app, &google, &ada()).await), "bad_oauth_callback");
}

#[tokio::test]
async fn a28_a_way_back_that_is_not_ours_becomes_the_site() {
    let (app, google) = world(&[]).await;
    let site = app.url.clone();
    let (_, host) = site.split_once("://").unwrap();
    let port: u16 = host.rsplit_once(':').unwrap().1.parse().unwrap();
    let good = format!("{site}/auth/google/callback?next=%2Fa");
    let bad = [
        "https://evil".to_owned(),
        "//evil".to_owned(),
        "/\\evil".to_owned(),
        format!("{site}.evil"),
        format!("{site}@evil"),
        format!("{site}\\@evil"),
        format!("http://evil@{host}"),
        format!("https://{host}"),
        format!("http://127.0.0.1:{}", port.wrapping_add(1)),
        "http://127.0.0.1".to_owned(),
        "javascript:alert(1)".to_owned(),
        format!("javascript://{host}/%0aalert(1)"),
        "data:text/html,x".to_owned(),
        format!("http://2130706433:{port}"),
        format!("http://0x7f.1:{port}"),
        format!("http://127.1:{port}"),
        format!("{site}%2f%2fevil"),
        "%2f%2fevil".to_owned(),
        format!("{site}/\r\nSet-Cookie: a=b"),
        format!("http://xn--127-8cd.0.0.1:{port}"),
        format!("http://localhost:{port}.evil/"),
    ];
    let way = async |asked: &str| {
        let encoded: String = url::form_urlencoded::byte_serialize(asked.as_bytes()).collect();
        let mut browser = Browser::default();
        let away = browser.open(start(&app, &format!("&redirect_to={encoded}"))).await;
        let back = google.agree(&away, &ada());
        let mut refused = Url::parse(&format!("{site}/auth/v1/callback?error=access_denied")).unwrap();
        let state = pairs(back.query())["state"].clone();
        refused.query_pairs_mut().append_pair("state", &state);
        browser.open(refused).await
    };
    let target = way(&good).await;
    assert!(target.as_str().starts_with(&format!("{good}&error=access_denied")), "{target}");
    for asked in bad {
        let target = way(&asked).await;
        assert!(target.as_str().starts_with(&format!("{site}/?error=access_denied")), "{asked}: {target}");
    }
    // The same for a company's way in and for mailed links, which share the rule.
    let posted = json!({ "domain": "nobody.test", "redirect_to": "https://evil" });
    assert_eq!(post(&app, "/sso", posted).await.error(404), "sso_provider_not_found");
}

#[tokio::test]
async fn a29_a_state_counts_once_in_its_own_browser_and_for_ten_minutes() {
    let (app, google) = world(&[]).await;
    let callback = format!("{}/auth/v1/callback", app.url);
    let lost = |target: &Url| {
        assert!(target.as_str().starts_with(&format!("{}/?", app.url)), "{target}");
        refusal(target)
    };
    let mut browser = Browser::default();
    assert_eq!(lost(&browser.open(&callback).await), "bad_oauth_callback");
    assert_eq!(lost(&browser.open(format!("{callback}?code=x")).await), "bad_oauth_callback");
    for state in ["", "x", &"x".repeat(43), &"x".repeat(3_000)] {
        let target = browser.open(format!("{callback}?code=x&state={state}")).await;
        assert!(lost(&target).starts_with("bad_oauth_"), "{target}");
    }
    // Another browser, and then its own: the state is used up.
    let back = google.agree(&browser.open(start(&app, "")).await, &ada());
    assert_eq!(lost(&Browser::default().open(&back).await), "bad_oauth_state");
    assert_eq!(lost(&browser.open(&back).await), "bad_oauth_state");
    // Twice.
    let mut browser = Browser::default();
    let back = google.agree(&browser.open(start(&app, "")).await, &ada());
    user_of(&app, &browser.open(&back).await).await;
    assert_eq!(lost(&browser.open(&back).await), "bad_oauth_state");
    // Ten at once: one wins.
    let mut browser = Browser::default();
    let away = browser.open(start(&app, "")).await;
    let back = google.agree(&away, &ada());
    let browser = std::sync::Arc::new(tokio::sync::Mutex::new(browser));
    let tries = (0..5).map(|_| async { browser.lock().await.open(&back).await });
    let targets = futures::future::join_all(tries).await;
    assert_eq!(
        targets.iter().filter(|target| target.fragment().unwrap_or_default().contains("access_token")).count(),
        1
    );
    // Too late.
    let mut browser = Browser::default();
    let back = google.agree(&browser.open(start(&app, "")).await, &ada());
    app.clock.advance(Duration::minutes(10));
    assert_eq!(lost(&browser.open(&back).await), "bad_oauth_state");
}

#[tokio::test]
async fn a29_a_refusal_ends_the_flow_and_cannot_be_played_again() {
    let (app, google) = world(&[]).await;
    let mut browser = Browser::default();
    let back = google.agree(&browser.open(start(&app, "")).await, &ada());
    let state = pairs(back.query())["state"].clone();
    let refused =
        format!("{}/auth/v1/callback?error=access_denied&error_description=No+thanks&state={state}", app.url);
    let target = browser.open(&refused).await;
    assert_eq!(refusal(&target), "access_denied");
    assert_eq!(pairs(target.query())["error_description"], "No thanks");
    assert_eq!(refusal(&browser.open(&refused).await), "bad_oauth_state");
    assert_eq!(refusal(&browser.open(&back).await), "bad_oauth_state");
    assert_eq!(google.token_calls(), 0);
}

#[tokio::test]
async fn a29_the_answer_of_another_issuer_is_refused() {
    let (app, google) = world(&[]).await;
    let mut browser = Browser::default();
    let mut back = google.agree(&browser.open(start(&app, "")).await, &ada());
    back.query_pairs_mut().append_pair("iss", "https://evil.example");
    assert_eq!(refusal(&browser.open(&back).await), "bad_oauth_callback");
    assert_eq!(google.token_calls(), 0, "the code does not go to anybody");
    let mut back = google.agree(&browser.open(start(&app, "")).await, &ada());
    back.query_pairs_mut().append_pair("iss", &google.issuer);
    user_of(&app, &browser.open(&back).await).await;
}

#[tokio::test]
async fn a29_a_code_of_somebody_elses_flow_is_refused_by_the_verifier() {
    let (app, google) = world(&[]).await;
    let (mut one, mut other) = (Browser::default(), Browser::default());
    let stolen = google.agree(&other.open(start(&app, "")).await, &ada());
    let mut back = google.agree(&one.open(start(&app, "")).await, &json!({ "sub": "eve" }));
    let state = pairs(back.query())["state"].clone();
    let code = pairs(stolen.query())["code"].clone();
    back.query_pairs_mut().clear().append_pair("state", &state).append_pair("code", &code);
    assert_eq!(refusal(&one.open(&back).await), "bad_oauth_callback");
}

#[tokio::test]
async fn a30_an_address_that_is_not_verified_opens_and_makes_nothing() {
    let (app, google) = world(&[]).await;
    let victim = member(&app, "ada@example.test").await;
    for (claim, value) in [("email_verified", json!(false)), ("email_verified", Value::Null), ("email", Value::Null)]
    {
        let mut person = ada();
        person[claim] = value;
        assert_eq!(refusal(&implicit(&app, &google, &person).await), "provider_email_needs_verification");
        // Said alike where no one has that address.
        person["email"] = "nobody@example.test".into();
        if person["email_verified"] != true {
            assert_eq!(refusal(&implicit(&app, &google, &person).await), "provider_email_needs_verification");
        }
    }
    let count = "select (select count(*) from auth.users), (select count(*) from auth.identities)";
    let row = app.database.admin().await.query_one(count, &[]).await.unwrap();
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1)), (1, 1));

    // Verified on both sides: one account, and its owner is told.
    let user = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    assert_eq!(user["id"], victim["user"]["id"]);
    assert_eq!(user["app_metadata"], json!({ "provider": "email", "providers": ["email", "google"] }));
    let mail = super::mails(&app, "ada@example.test").await;
    assert_eq!(mail[0].subject(), "A sign-in method was added");
    sign_in(&app, "ada@example.test", super::PASSWORD).await.ok();
}

#[tokio::test]
async fn a30_an_account_that_somebody_prepared_loses_its_password() {
    let (app, google) = world(&[]).await;
    let body = json!({ "email": "ada@example.test", "password": super::PASSWORD, "data": { "full_name": "Eve", "note": "mine" } });
    post(&app, "/signup", body).await.ok();
    let link = super::mails(&app, "ada@example.test").await[0].link();
    let user = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    assert_eq!(user["user_metadata"]["full_name"], "Ada Lovelace");
    assert!(user["user_metadata"].get("note").is_none());
    assert_eq!(sign_in(&app, "ada@example.test", super::PASSWORD).await.error(400), "invalid_credentials");
    let opened = super::verify::open(&link).await;
    assert!(opened.as_str().contains("otp_expired"), "{opened}");
}

#[tokio::test]
async fn a30_an_identity_is_its_subject_and_not_its_address() {
    let (app, google) = world(&[]).await;
    let first = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    // The person's address changes at the provider: still the same account, and its own address stays.
    let mut moved = ada();
    moved["email"] = "ada@elsewhere.test".into();
    let again = user_of(&app, &implicit(&app, &google, &moved).await).await;
    assert_eq!((&again["id"], text(&again, "email")), (&first["id"], "ada@example.test"));
    // The same subject at another provider is another identity.
    let mut browser = Browser::default();
    let away = browser.open(format!("{}/auth/v1/authorize?provider=other", app.url)).await;
    let target = browser
        .open(google.agree(&away, &json!({ "sub": "ada-1", "email": "eve@example.test", "email_verified": true })))
        .await;
    assert_ne!(user_of(&app, &target).await["id"], first["id"]);
}

#[tokio::test]
async fn an_id_token_that_does_not_hold_is_refused() {
    let (app, google) = world(&[]).await;
    let now = devproof_claims::Clock::now(&*app.clock).unix_timestamp();
    for (what, tricks) in [
        ("issuer", claim("iss", json!("https://evil.example"))),
        ("issuer with a slash", claim("iss", json!(format!("{}/", google.issuer)))),
        ("audience", claim("aud", json!("another-client"))),
        ("a further audience", claim("aud", json!([CLIENT_ID, "another-client"]))),
        ("no audience", claim("aud", Value::Null)),
        ("azp", claim("azp", json!("another-client"))),
        ("nonce", claim("nonce", json!("x"))),
        ("no nonce", claim("nonce", Value::Null)),
        ("expired", claim("exp", json!(now - 31))),
        ("no exp", claim("exp", Value::Null)),
        ("a text as exp", claim("exp", json!("9999999999"))),
        ("issued in the future", claim("iat", json!(now + 3600))),
        ("no subject", claim("sub", Value::Null)),
        ("an empty subject", claim("sub", json!(""))),
        ("alg none", Tricks { signature: Signature::None, ..Tricks::default() }),
        ("another key", Tricks { signature: Signature::Stranger, ..Tricks::default() }),
        ("another key under its name", Tricks { signature: Signature::Forged, ..Tricks::default() }),
        ("our own secret as a key", Tricks { signature: Signature::Shared, ..Tricks::default() }),
    ] {
        google.play(tricks);
        assert_eq!(refusal(&implicit(&app, &google, &ada()).await), "bad_oauth_callback", "{what}");
    }
    google.play(Tricks::default());
    user_of(&app, &implicit(&app, &google, &ada()).await).await;
}

#[tokio::test]
async fn unknown_keys_are_looked_for_once_a_minute_at_most() {
    let (app, google) = world(&[]).await;
    google.play(Tricks { signature: Signature::Stranger, ..Tricks::default() });
    for _ in 0..5 {
        assert_eq!(refusal(&implicit(&app, &google, &ada()).await), "bad_oauth_callback");
    }
    assert!(google.key_fetches() <= 2, "{}", google.key_fetches());
}

#[tokio::test]
async fn banned_people_and_closed_houses_get_nothing() {
    let (app, google) = world(&[]).await;
    let user = user_of(&app, &implicit(&app, &google, &ada()).await).await;
    let ban = "update auth.users set banned_until = now() + interval '1 year' where id = $1::text::uuid";
    app.database.admin().await.execute(ban, &[&text(&user, "id")]).await.unwrap();
    let target = implicit(&app, &google, &ada()).await;
    assert_eq!(
        (refusal(&target).as_str(), pairs(target.query())["error"].as_str()),
        ("user_banned", "access_denied")
    );
    assert_eq!(refusal(&with_challenge(&app, &google, &ada()).await), "user_banned");
    let deactivate = "update profiles set is_active = false where id = $1::text::uuid";
    let lift = "update auth.users set banned_until = null where id = $1::text::uuid";
    app.database.admin().await.execute(lift, &[&text(&user, "id")]).await.unwrap();
    app.database.admin().await.execute(deactivate, &[&text(&user, "id")]).await.unwrap();
    assert_eq!(refusal(&implicit(&app, &google, &ada()).await), "user_banned");
}

#[tokio::test]
async fn the_way_back_may_lead_to_another_server() {
    let (app, google) = world(&[]).await;
    let node = app.second_node().await;
    let mut browser = Browser::default();
    let back = google.agree(&browser.open(start(&app, "")).await, &ada());
    let other = back.as_str().replace(&app.url, &node.url);
    user_of(&app, &browser.open(other).await).await;
    assert_eq!(refusal(&browser.open(back).await), "bad_oauth_state");
}

#[tokio::test]
async fn a_provider_that_is_down_is_said_on_the_page_that_sent_the_person() {
    let (app, google) = world(&[]).await;
    google.go_down(true);
    let target = Browser::default().open(start(&app, &format!("&redirect_to={}/signin", app.url))).await;
    assert!(target.path() == "/signin" && refusal(&target) == "provider_unreachable", "{target}");
    let script = app.get("/auth/v1/authorize?provider=google&skip_http_redirect=true").await;
    assert_eq!(script.status.as_u16(), 503);
}

#[tokio::test]
async fn a_client_learns_which_providers_there_are() {
    let (app, _) = world(&[]).await;
    let external = &app.get("/auth/v1/settings").await.ok()["external"];
    assert_eq!(
        (&external["google"], &external["other"], &external["github"]),
        (&json!(true), &json!(true), &json!(false))
    );
    for (rest, status, code) in [
        ("provider=github", 400, "provider_disabled"),
        ("provider=nonsense", 400, "oauth_provider_not_supported"),
        ("provider=sso:00000000-0000-4000-8000-000000000000", 400, "oauth_provider_not_supported"),
        ("provider=email", 400, "oauth_provider_not_supported"),
        ("", 400, "validation_failed"),
        ("provider=google&code_challenge=x", 400, "validation_failed"),
        (
            "provider=google&code_challenge_method=plain&code_challenge=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            400,
            "validation_failed",
        ),
    ] {
        let request =
            app.request("GET", &format!("/auth/v1/authorize?{rest}")).header("x-supabase-api-version", "2024-01-01");
        assert_eq!(Answer::of(request).await.error(status), code, "{rest}");
    }
}
