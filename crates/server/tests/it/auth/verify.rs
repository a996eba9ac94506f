//! `GET` and `POST /verify`, `/recover`, `/otp`, `/resend`: what is mailed, and what it is good for.

use super::{NO_PAUSE, PASSWORD, mails, member, post, sign_in, text};
use crate::kit::{Answer, TestApp};
use reqwest::Url;
use serde_json::json;
use std::collections::BTreeMap;
use time::Duration;

/// Opens a link as a browser does, but does not follow; where it leads.
pub(super) async fn open(link: &str) -> Url {
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let answer = Answer::of(client.get(link)).await;
    assert_eq!(answer.status.as_u16(), 303, "{}", answer.text);
    Url::parse(answer.header("location")).expect("an address")
}

fn fragment(url: &Url) -> BTreeMap<String, String> {
    let fragment = url.fragment().unwrap_or_default();
    Url::parse(&format!("http://x/?{fragment}")).expect("an address").query_pairs().into_owned().collect()
}

#[tokio::test]
async fn an_opened_link_leads_back_with_tokens_and_works_once() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let redirect = format!("{}/dashboard?from=mail", app.url);
    let path = format!("/signup?redirect_to={}", redirect.replace('?', "%3F").replace('=', "%3D"));
    post(&app, &path, json!({ "email": "ada@example.test", "password": PASSWORD })).await.ok();
    let link = mails(&app, "ada@example.test").await[0].link();
    assert!(link.starts_with(&format!("{}/auth/v1/verify?token=", app.url)), "{link}");

    // A mail program that looks at the link takes nothing away.
    assert_eq!(app.http.head(&link).send().await.unwrap().status().as_u16(), 200);
    let target = open(&link).await;
    assert!(target.as_str().starts_with(&redirect), "{target}");
    let tokens = fragment(&target);
    let names: Vec<&str> = tokens.keys().map(String::as_str).collect();
    assert_eq!(names, ["access_token", "expires_at", "expires_in", "refresh_token", "sb", "token_type", "type"]);
    assert_eq!(tokens["type"], "signup");
    let user = super::with_token(&app, "GET", "/user", &tokens["access_token"], None).await.ok();
    assert_eq!(user["user_metadata"]["email_verified"], true);
    assert_eq!(user["identities"][0]["identity_data"]["email_verified"], true);

    let again = fragment(&open(&link).await);
    assert_eq!(again["error"], "access_denied");
    assert_eq!(again["error_code"], "otp_expired");
    assert_eq!(again["error_description"], "Email link is invalid or has expired");
    assert_eq!(again["sb"], "");
}

#[tokio::test]
async fn a32_links_lead_only_where_they_may_and_never_to_a_forged_host() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "ada@example.test").await;
    for evil in [
        "https://evil.example",
        "//evil.example",
        "javascript:alert(1)",
        "http://127.0.0.1:1/",
        "https://127.0.0.1@evil.example/",
    ] {
        let mut recover = Url::parse(&format!("{}/auth/v1/recover", app.url)).unwrap();
        recover.query_pairs_mut().append_pair("redirect_to", evil);
        let path = format!("{}?{}", recover.path(), recover.query().unwrap_or_default());
        let request = app
            .request("POST", &path)
            .header("x-forwarded-host", "evil.example")
            .header("referer", "https://evil.example/page");
        Answer::of(request.json(&json!({ "email": "ada@example.test" }))).await.ok();
        let link = mails(&app, "ada@example.test").await[0].link();
        assert!(link.starts_with(&app.url) && !link.contains("evil"), "{link}");
        // Asked for again at the click, it is judged again.
        let token = mails(&app, "ada@example.test").await[0].link_token();
        let mut forged = Url::parse(&format!("{}/auth/v1/verify", app.url)).unwrap();
        forged.query_pairs_mut().extend_pairs([
            ("token", token.as_str()),
            ("type", "recovery"),
            ("redirect_to", evil),
        ]);
        let target = open(forged.as_str()).await;
        assert_eq!(target.origin(), Url::parse(&app.url).unwrap().origin(), "{evil}");
    }
}

#[tokio::test]
async fn a32_a_forged_host_does_not_get_into_the_mail() {
    let settings = [("MODE", "production"), ("PUBLIC_URL", "https://jobs.example.org"), ("CAPTCHA", "off")];
    let app = TestApp::start_with(&settings).await;
    member(&app, "ada@example.test").await;
    let request = app.request("POST", "/auth/v1/recover").header("host", "evil.example");
    let request = request.header("x-forwarded-host", "evil.example").header("x-forwarded-proto", "http");
    Answer::of(request.header("forwarded", "host=evil.example").json(&json!({ "email": "ada@example.test" })))
        .await
        .ok();
    let mail = &mails(&app, "ada@example.test").await[0];
    assert!(mail.link().starts_with("https://jobs.example.org/auth/v1/verify?"), "{}", mail.link());
    assert!(!mail.0.text.contains("evil") && !mail.0.html.as_deref().unwrap_or_default().contains("evil"));
}

#[tokio::test]
async fn a33_a_new_password_voids_the_links_that_are_out_there() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    let recovery = &mails(&app, "ada@example.test").await[0];
    let (hash, code) = (recovery.link_token(), recovery.code());
    let token = text(&session, "access_token");
    let body = json!({ "password": "another quiet wooden bridge 7" });
    super::with_token(&app, "PUT", "/user", token, Some(body)).await.ok();
    let by_link = json!({ "type": "recovery", "token_hash": hash });
    assert_eq!(post(&app, "/verify", by_link).await.error(403), "otp_expired");
    let by_code = json!({ "type": "recovery", "email": "ada@example.test", "token": code });
    assert_eq!(post(&app, "/verify", by_code).await.error(403), "otp_expired");
}

#[tokio::test]
async fn senseless_links_are_errors_and_failed_ones_lead_to_the_site() {
    let app = TestApp::start().await;
    for path in ["/auth/v1/verify", "/auth/v1/verify?token=x", "/auth/v1/verify?type=signup"] {
        assert_eq!(app.get(path).await.status.as_u16(), 400, "{path}");
    }
    let target = open(&format!("{}/auth/v1/verify?token=pkce_nonsense&type=signup", app.url)).await;
    let query: BTreeMap<String, String> = target.query_pairs().into_owned().collect();
    assert_eq!(query["error_code"], "otp_expired");
    assert_eq!(fragment(&target)["error_code"], "otp_expired");
}

#[tokio::test]
async fn a33_a_link_is_void_when_too_old_or_replaced() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "ada@example.test").await;
    let recover = || async {
        post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
        mails(&app, "ada@example.test").await[0].link_token()
    };
    let verify = |token: String| {
        let app = &app;
        async move { post(app, "/verify", json!({ "type": "recovery", "token_hash": token })).await }
    };
    let old = recover().await;
    let new = recover().await;
    assert_eq!(verify(old).await.error(403), "otp_expired");
    app.clock.advance(Duration::minutes(61));
    assert_eq!(verify(new).await.error(403), "otp_expired");

    let twice = recover().await;
    let answers = futures::future::join_all((0..4).map(|_| verify(twice.clone()))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
}

#[tokio::test]
async fn verify_wants_exactly_one_proof() {
    let app = TestApp::start().await;
    for body in [
        json!({}),
        json!({ "type": "signup" }),
        json!({ "type": "nonsense", "token_hash": "x" }),
        json!({ "type": "reauthentication", "token_hash": "x" }),
        json!({ "type": "signup", "token": "1", "token_hash": "x" }),
        json!({ "type": "signup", "token": "123456" }),
        json!({ "type": "signup", "token_hash": "x", "email": "a@b.test" }),
        json!({ "type": "signup", "token": 123456, "email": "a@b.test" }),
        json!({ "type": ["signup"], "token": "1", "email": "a@b.test" }),
    ] {
        assert_eq!(post(&app, "/verify", body.clone()).await.error(400), "validation_failed", "{body}");
    }
    let unknown = json!({ "type": "email", "email": "nobody@example.test", "token": "123456" });
    assert_eq!(post(&app, "/verify", unknown).await.error(403), "otp_expired");
}

#[tokio::test]
async fn a_magic_link_makes_the_account_and_signs_in() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let body = json!({ "email": "ada@example.test", "data": { "a": 1 } });
    assert_eq!(post(&app, "/otp", body).await.ok(), json!({}));
    let code = mails(&app, "ada@example.test").await[0].code();
    let verify = json!({ "type": "email", "email": "ada@example.test", "token": code });
    let session = post(&app, "/verify", verify).await.ok();
    assert_eq!(session["user"]["user_metadata"], json!({ "a": 1, "email_verified": true }));
    // Without an account and the wish to make one: the same answer, no mail.
    let unknown = json!({ "email": "bob@example.test", "create_user": false });
    assert_eq!(post(&app, "/otp", unknown).await.ok(), json!({}));
    assert!(mails(&app, "bob@example.test").await.is_empty());
}

#[tokio::test]
async fn a_stranger_who_signed_up_first_is_locked_out_by_the_owners_magic_link() {
    let app = TestApp::start_with(NO_PAUSE).await;
    post(&app, "/signup", json!({ "email": "ada@example.test", "password": "the stranger's own password" }))
        .await
        .ok();
    post(&app, "/otp", json!({ "email": "ada@example.test" })).await.ok();
    let link = mails(&app, "ada@example.test").await[0].link_token();
    post(&app, "/verify", json!({ "type": "magiclink", "token_hash": link })).await.ok();
    let stranger = sign_in(&app, "ada@example.test", "the stranger's own password").await;
    assert_eq!(stranger.error(400), "invalid_credentials");
}

#[tokio::test]
async fn resend_sends_the_confirmation_again_and_to_nobody_else() {
    let app = TestApp::start_with(NO_PAUSE).await;
    post(&app, "/signup", json!({ "email": "ada@example.test", "password": PASSWORD })).await.ok();
    post(&app, "/resend", json!({ "type": "signup", "email": "ada@example.test" })).await.ok();
    let found = mails(&app, "ada@example.test").await;
    assert_eq!(found.len(), 2);
    let verify = json!({ "type": "signup", "email": "ada@example.test", "token": found[0].code() });
    let session = post(&app, "/verify", verify).await.ok();
    assert_eq!(text(&session["user"], "email"), "ada@example.test");
    post(&app, "/resend", json!({ "type": "signup", "email": "ada@example.test" })).await.ok();
    assert_eq!(mails(&app, "ada@example.test").await.len(), 2);
    assert_eq!(post(&app, "/resend", json!({ "email": "a@b.test" })).await.error(400), "validation_failed");
}
