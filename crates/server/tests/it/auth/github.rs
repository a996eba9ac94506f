//! Signing in by GitHub: its own way of OAuth, before a GitHub on loopback.

use super::{
    NO_PAUSE, member,
    oidc::{pairs, refusal, user_of},
    post, text, with_token,
};
use crate::kit::{TestApp, openid::Browser};
use aws_lc_rs::digest::{SHA256, digest};
use axum::{
    Form, Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post as on_post},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::Url;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};
use tokio::net::TcpListener;

const SECRET: &str = "s3cret+ of ours";

/// A GitHub with one person, who agrees to everything.
#[derive(Clone)]
struct GitHub {
    url: String,
    person: Arc<Mutex<Person>>,
    /// Challenge and address of what was agreed to; a code is good once.
    agreed: Arc<Mutex<Option<(String, String)>>>,
}

#[derive(Clone)]
struct Person {
    account: Value,
    /// None: they may not be read.
    emails: Option<Value>,
}

fn ada(emails: Value) -> Person {
    let account =
        json!({ "id": 583_231, "login": "ada", "name": "Ada Lovelace", "avatar_url": "https://x.test/a.png" });
    Person { account, emails: Some(emails) }
}

fn address(email: &str, primary: bool, verified: bool) -> Value {
    json!({ "email": email, "primary": primary, "verified": verified, "visibility": null })
}

impl GitHub {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("a bound socket"));
        let github = Self { url, person: Arc::new(Mutex::new(ada(json!([])))), agreed: Arc::default() };
        let router = Router::new()
            .route("/login/oauth/access_token", on_post(token))
            .route("/api/user", get(account))
            .route("/api/user/emails", get(emails))
            .with_state(github.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        github
    }

    fn is(&self, person: Person) {
        *self.person.lock().expect("no test panicked with it") = person;
    }

    /// The person agrees at the page that `url` leads to; where they are sent back to.
    fn agree(&self, url: &Url) -> Url {
        assert!(url.as_str().starts_with(&format!("{}/login/oauth/authorize?", self.url)), "{url}");
        let query = pairs(url.query());
        assert_eq!((query["client_id"].as_str(), query["response_type"].as_str()), ("app", "code"));
        assert_eq!(
            (query["scope"].as_str(), query["code_challenge_method"].as_str()),
            ("read:user user:email", "S256")
        );
        *self.agreed.lock().expect("no test panicked with it") =
            Some((query["code_challenge"].clone(), query["redirect_uri"].clone()));
        let mut back = Url::parse(&query["redirect_uri"]).expect("an address to come back to");
        back.query_pairs_mut().append_pair("code", "good").append_pair("state", &query["state"]);
        back
    }
}

async fn token(
    State(github): State<GitHub>,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    assert_eq!(headers["accept"], "application/json");
    let agreed = github.agreed.lock().expect("no test panicked with it").take();
    let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, form["code_verifier"].as_bytes()));
    let good = agreed == Some((challenge, form["redirect_uri"].clone()));
    if !good || form["code"] != "good" || form["client_id"] != "app" || form["client_secret"] != SECRET {
        // With status 200, as GitHub does.
        return Json(json!({ "error": "bad_verification_code" })).into_response();
    }
    Json(json!({ "access_token": "gho_1", "scope": "read:user,user:email", "token_type": "bearer" })).into_response()
}

async fn account(State(github): State<GitHub>, headers: HeaderMap) -> Response {
    if headers["authorization"] != "Bearer gho_1" {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    Json(github.person.lock().expect("no test panicked with it").account.clone()).into_response()
}

async fn emails(State(github): State<GitHub>, headers: HeaderMap) -> Response {
    assert_eq!(headers["authorization"], "Bearer gho_1");
    match &github.person.lock().expect("no test panicked with it").emails {
        Some(emails) => Json(emails.clone()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn world() -> (TestApp, GitHub) {
    let github = GitHub::start().await;
    let api = format!("{}/api", github.url);
    let mut settings = vec![
        ("GITHUB_CLIENT_ID", "app"),
        ("GITHUB_CLIENT_SECRET", SECRET),
        ("GITHUB_URL", github.url.as_str()),
        ("GITHUB_API_URL", api.as_str()),
    ];
    settings.extend(NO_PAUSE);
    (TestApp::start_with(&settings).await, github)
}

/// The whole way; where it ends.
async fn come_in(app: &TestApp, github: &GitHub) -> Url {
    let mut browser = Browser::default();
    let away = browser.open(format!("{}/auth/v1/authorize?provider=github", app.url)).await;
    browser.open(github.agree(&away)).await
}

#[tokio::test]
async fn who_comes_by_github_gets_an_account_by_the_verified_primary_address_alone() {
    let (app, github) = world().await;
    assert_eq!(app.get("/auth/v1/settings").await.ok()["external"]["github"], true);
    for person in [
        ada(json!([address("ada@x.test", true, false)])),
        ada(json!([address("old@x.test", false, true), address("ada@x.test", true, false)])),
        ada(json!([address("old@x.test", false, true)])),
        ada(json!([])),
        Person { emails: None, ..ada(json!([])) },
    ] {
        github.is(person);
        assert_eq!(refusal(&come_in(&app, &github).await), "provider_email_needs_verification");
    }
    github.is(ada(json!([address("old@x.test", false, true), address("Ada@X.test", true, true)])));
    let user = user_of(&app, &come_in(&app, &github).await).await;
    assert_eq!(text(&user, "email"), "ada@x.test");
    assert_eq!(user["app_metadata"]["providers"], json!(["github"]));
    assert_eq!(user["user_metadata"]["full_name"], "Ada Lovelace");
    assert_eq!(user["identities"][0]["identity_data"]["preferred_username"], "ada");
    // From then on the account at GitHub decides, whatever its address and name are.
    let mut renamed = ada(json!([address("new@x.test", true, true)]));
    renamed.account["login"] = json!("countess");
    github.is(renamed);
    let again = user_of(&app, &come_in(&app, &github).await).await;
    assert_eq!((&again["id"], text(&again, "email")), (&user["id"], "ada@x.test"));
    // Another account at GitHub with that name is another person.
    let mut other = ada(json!([address("other@x.test", true, true)]));
    other.account["id"] = json!(7);
    github.is(other);
    assert_ne!(user_of(&app, &come_in(&app, &github).await).await["id"], user["id"]);
}

#[tokio::test]
async fn a_code_counts_once_and_only_for_who_was_sent_out() {
    let (app, github) = world().await;
    github.is(ada(json!([address("ada@x.test", true, true)])));
    let start = format!("{}/auth/v1/authorize?provider=github", app.url);
    let mut browser = Browser::default();
    let away = browser.open(&start).await;
    let back = github.agree(&away);
    // Another browser has no cookie of it.
    assert_eq!(refusal(&Browser::default().open(&back).await), "bad_oauth_state");
    // A code that was exchanged, or is made up, is refused by GitHub with status 200.
    let away = browser.open(&start).await;
    let forged = github.agree(&away).as_str().replace("code=good", "code=other");
    assert_eq!(refusal(&browser.open(&forged).await), "bad_oauth_callback");
    // An answer in the name of another provider.
    let away = browser.open(&start).await;
    let mut mixed = github.agree(&away);
    mixed.query_pairs_mut().append_pair("iss", "https://evil.test");
    assert_eq!(refusal(&browser.open(&mixed).await), "bad_oauth_callback");
    // There are no ID tokens of GitHub.
    let body = json!({ "provider": "github", "id_token": "a.b.c" });
    assert!(post(&app, "/token?grant_type=id_token", body).await.status.is_client_error());
    let count = "select count(*) from auth.users";
    let count: i64 = app.database.admin().await.query_one(count, &[]).await.expect("a count").get(0);
    assert_eq!(count, 0);
}

#[tokio::test]
async fn it_is_linked_to_an_account_and_taken_off_again() {
    let (app, github) = world().await;
    let person = member(&app, "ada@example.test").await;
    let token = text(&person, "access_token");
    github.is(ada(json!([address("other@x.test", true, true)])));
    let link =
        with_token(&app, "GET", "/user/identities/authorize?provider=github&skip_http_redirect=true", token, None);
    let link = link.await;
    let mut browser = Browser::default();
    browser.keep(&link.headers);
    let away = Url::parse(text(&link.ok(), "url")).expect("an address");
    let back = browser.open(github.agree(&away)).await;
    let user = user_of(&app, &back).await;
    assert_eq!(text(&user, "email"), "ada@example.test");
    assert_eq!(user["app_metadata"]["providers"], json!(["email", "github"]));
    // Signing in by it leads to the same account now.
    assert_eq!(user_of(&app, &come_in(&app, &github).await).await["id"], user["id"]);
    let identities = user["identities"].as_array().expect("identities");
    let own = identities.iter().find(|one| one["provider"] == "github").expect("the identity");
    let tokens = pairs(back.fragment());
    let path = format!("/user/identities/{}", text(own, "identity_id"));
    with_token(&app, "DELETE", &path, &tokens["access_token"], None).await.ok();
    let come = user_of(&app, &come_in(&app, &github).await).await;
    assert_ne!(come["id"], user["id"], "from then on it is another's");
}
